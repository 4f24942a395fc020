"""
Leiden with the constant Potts model (Traag, Van Dooren & Nesterov 2011) on overlaps as weights, as igraph has it.
usage: leiden-cpm.py keywords.jsonl labels.txt settings.json
"""

import json
import sys

from leiden import build_graph, find_communities
from overlaps import read_matrix
from serps import write_labels


def main(path, out, settings):
    graph, weights = build_graph(read_matrix(path), **pick(settings, "most_keywords", "least_weight"))
    write_labels(out, find_communities(graph, weights, **pick(settings, "resolution", "iterations")))


def pick(settings, *names):
    return {name: settings[name] for name in names}


main(sys.argv[1], sys.argv[2], json.loads(sys.argv[3]))
