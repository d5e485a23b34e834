"""Analyses of finished matches on a server: asked for, made by a worker turn by turn, kept for all viewers.

`asking` starts and cancels them within limits, `making` is the task that makes one, `thinker` the process in
which it thinks, `payload` what readers get (docs/analysis.md).
"""
