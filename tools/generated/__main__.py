"""`python -m tools.generated` writes the generated files that need neither Django nor Node."""

from tools.generated import write_lists

write_lists()
