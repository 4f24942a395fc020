"""
Finds the settings with which Leiden agrees best with the truth, which no user could know; not measured.
usage: tune-leiden.py keywords.jsonl truth.txt all|frequent-left-out
"""

import json
import sys

import numpy
from scipy.sparse import coo_matrix

from leiden import build_graph, find_communities
from overlaps import read_matrix

RESOLUTIONS = [1, 1.5, 2, 2.25, 2.5, 2.75, 3, 3.5]
LIMITS = {"all": [None], "frequent-left-out": [400, 2000]}
# Overlaps of 1 make the graph ten times larger and the result no better; a second round changes next to nothing.
FIXED = {"least_weight": 2, "iterations": 1}
# A cheaper setting is preferred to one that is better by less than this.
NEGLIGIBLE = 0.002


def adjusted_rand(truth, labels):
    """Hubert & Arabie 1985, equation 5."""
    together = coo_matrix((numpy.ones(len(truth)), (truth, labels))).tocsr().data
    pairs = lambda counts: (counts * (counts - 1.0) / 2).sum()
    in_truth, in_labels = pairs(numpy.bincount(truth)), pairs(numpy.bincount(labels))
    expected = in_truth * in_labels / (len(truth) * (len(truth) - 1) / 2)
    return (pairs(together) - expected) / ((in_truth + in_labels) / 2 - expected)


def main(path, truth_path, urls):
    matrix = read_matrix(path)
    truth = numpy.loadtxt(truth_path, dtype=numpy.int64)
    best, best_score = None, -1.0
    for most_keywords in LIMITS[urls]:
        graph, weights = build_graph(matrix, most_keywords, FIXED["least_weight"])
        tried = []
        for resolution in RESOLUTIONS:
            labels = numpy.array(find_communities(graph, weights, resolution, FIXED["iterations"]))
            tried.append((adjusted_rand(truth, labels), resolution))
        score, resolution = max(tried)
        if score > best_score + NEGLIGIBLE:
            best_score = score
            best = {"most_keywords": most_keywords, "resolution": resolution, **FIXED}
    print(json.dumps(best))


main(*sys.argv[1:])
