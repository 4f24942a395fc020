"""
Dense average linkage (UPGMA) on 10 minus the shared URLs, as scipy has it: 4 n^2 bytes for the distances, twice.
usage: scipy-linkage.py keywords.jsonl minimum labels.txt
"""

import sys

import numpy
from scipy.cluster.hierarchy import fcluster, linkage

from overlaps import count_overlaps, read_matrix
from serps import write_labels

DEPTH = 10
TOLERANCE = 1e-9


def measure_distances(overlaps):
    """Returns the condensed distances: those of row i to all later rows, one row after the other."""
    count = overlaps.shape[0]
    distances = numpy.full(count * (count - 1) // 2, DEPTH, dtype=numpy.float64)
    for row in range(count):
        columns = overlaps.indices[overlaps.indptr[row] : overlaps.indptr[row + 1]]
        shared = overlaps.data[overlaps.indptr[row] : overlaps.indptr[row + 1]]
        is_later = columns > row
        start = row * count - row * (row + 1) // 2 - row - 1
        distances[start + columns[is_later].astype(numpy.int64)] -= shared[is_later]
    return distances


def main(path, minimum, out):
    distances = measure_distances(count_overlaps(read_matrix(path)))
    tree = linkage(distances, method="average")
    write_labels(out, fcluster(tree, DEPTH - int(minimum) + TOLERANCE, criterion="distance"))


main(*sys.argv[1:])
