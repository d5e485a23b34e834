# Every command of the project; `make help` lists them. The work is done in tools/, which makes .venv where it needs it.

PYTHON ?= python3
.DEFAULT_GOAL := help
.PHONY: help run front test check e2e bench clauses imports new-expansion drafts fmt lock

help: ## this list
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 24

run: ## play on this machine (PORT=8000 HOST=127.0.0.1)
	@$(PYTHON) -m tools.up

front: ## build the front end, if its sources changed
	@$(PYTHON) -m tools.frontend

test: ## check and test everything this machine can; says what it can not
	@$(PYTHON) -m tools.test

check: ## the quick part of test: lint, types, imports, migrations, API description, clauses
	@$(PYTHON) -m tools.test --only checks

e2e: ## the browser tests
	@$(PYTHON) -m tools.test --only browser

bench: ## measure, as ratios against a named unit of the same run
	@$(PYTHON) -m tools.bench

clauses: ## every clause of the rules with the tests that show it
	@$(PYTHON) -m tools.clauses

imports: ## circles of imports, the longest chain in each package, crowded folders
	@$(PYTHON) -m tools.import_graph

new-expansion: ## write the skeleton of an expansion (NAME=hills-and-sheep)
	@$(PYTHON) -m tools.new_expansion $(NAME)

drafts: ## what is still to be written in skeletons of expansions
	@$(PYTHON) -m tools.new_expansion

fmt: ## format the code, write what is generated (API description, TypeScript types)
	@$(PYTHON) -m tools.write

lock: ## pin requirements*.in with hashes
	@$(PYTHON) -m tools.lock
