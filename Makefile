# Thin names for nox sessions (noxfile.py) and other tools; `make help` lists them. The first use makes .venv.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
.DEFAULT_GOAL := help
.PHONY: help run front test quick check e2e bench soak docs wheel clauses imports new-expansion drafts fmt lock

export PATH := $(CURDIR)/.venv/bin:$(PATH)
PY := .venv/bin/python
INSTALL := $(PY) -m pip install -qq --disable-pip-version-check --no-input --require-hashes --only-binary :all: -r
# Of these the index has no built packages; only the development lock names them.
UNBUILT := --no-binary http-ece
# Copies of the locks that were installed last.
RUNTIME := .venv/installed-requirements.lock
DEV := .venv/installed-requirements-dev.lock
NODE_MODULES := frontend/node_modules/.package-lock.json
FRONT := frontend/dist/index.html

help: ## this list
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 24

run: $(RUNTIME) $(FRONT) ## play on this machine (PORT=8000 HOST=127.0.0.1)
	@$(PY) -m bastide serve --prepare --host "$(HOST)" --port "$(PORT)"

front: $(FRONT) ## build the front end, if its sources changed

test: $(DEV) $(NODE_MODULES) ## check and test everything this machine can; says what it can not
	@status=0; $(PY) -m nox || status=1; $(PY) -m tests.machine || status=1; exit $$status

quick: $(DEV) $(NODE_MODULES) ## lint, types, and the tests that your changes concern
	@$(PY) -m nox -s quick

check: $(DEV) $(NODE_MODULES) ## all checks without tests: lint, types, documents
	@$(PY) -m nox -s lint types docs

e2e: $(DEV) ## the browser tests
	@$(PY) -m nox -s browser

bench: $(DEV) ## measure, in turns with version 0.1.0 and with units of the same run
	@$(PY) -m nox -s bench

soak: $(DEV) ## long matches under every fault, on SQLite and on PostgreSQL with Redis
	@$(PY) -m nox -s soak

docs: $(DEV) ## the documents as a site, in site/
	@$(PY) -m nox -s docs

wheel: $(DEV) ## build the package into dist/, install it into an empty environment and play a move
	@$(PY) -m nox -s wheel

clauses: $(DEV) ## every clause of the rules with the tests that show it
	@$(PY) -m tools.clauses

imports: $(DEV) ## circles of imports and the longest chain in each package
	@$(PY) -m tools.import_graph

new-expansion: $(DEV) ## write the files of a new expansion (NAME=hills-and-sheep)
	@$(PY) -m tools.new_expansion $(NAME)

drafts: $(DEV) ## what is still to be written in drafts of expansions
	@$(PY) -m rules expansions --drafts

fmt: $(DEV) $(NODE_MODULES) ## format the code, write what is generated
	@ruff check --fix --exit-zero --quiet . && ruff format --quiet .
	@$(PY) -m tools.generated
	@$(PY) manage.py spectacular --validate --fail-on-warn --file docs/openapi.yaml
	@cd frontend && npm run types --silent && npm run format --silent -- --log-level=warn

lock: $(DEV) ## pin the packages of pyproject.toml with hashes
	@pip-compile -o requirements.lock pyproject.toml
	@$(PY) -m dependency_groups dev | pip-compile --extra celery --extra push --extra tracing -c requirements.lock -o requirements-dev.lock pyproject.toml -
	@$(PY) -m dependency_groups build | pip-compile -c requirements-dev.lock -o requirements-build.lock -
	@$(PY) -m dependency_groups node | pip-compile -o requirements-node.lock -

# ------------------------------------------------------------------ what is made once, and again when its sources change

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "Bastide needs Python 3.11 or newer; this is "\
	  + sys.version.split()[0] + ". Try: make run PYTHON=python3.11")'
	@echo "Making the Python environment .venv ..."
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "On Debian and Ubuntu install the package python3-venv and try again."; exit 1; }

.venv/installed-%.lock: %.lock | .venv/bin/python
	@cmp -s $< $@ || { echo "Installing the packages of $< (their hashes are checked) ..."; $(INSTALL) $< $(UNBUILT); }
	@cp $< $@

$(NODE_MODULES): frontend/package.json frontend/package-lock.json | .venv/bin/python
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)' 2>/dev/null && npm --version >/dev/null 2>&1 \
	  || { echo "No Node 20.19 or newer on this machine: installing it into .venv ..."; $(INSTALL) requirements-node.lock; }
	@echo "Installing the packages of the front end ..."
	@cd frontend && npm ci --loglevel=error && touch node_modules/.package-lock.json

# Folders count as well: they change when a file is deleted.
$(FRONT): pyproject.toml $(NODE_MODULES) $(shell find frontend/src frontend/public frontend/*.* -not -name '*.test.ts' 2>/dev/null)
	@echo "Building the front end ..."
	@cd frontend && npm run build --silent -- --logLevel=warn
