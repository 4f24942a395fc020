"""The sparse matrix of keywords by URLs, and the shared URLs of all pairs."""

import json

import numpy
from scipy.sparse import csr_matrix


def read_matrix(path):
    """Returns the sparse matrix of keywords by URLs: 1 where the URL is in the keyword's SERP."""
    ids, columns, ends = {}, [], [0]
    with open(path, "rb") as lines:
        for line in lines:
            for url in json.loads(line)["urls"]:
                columns.append(ids.setdefault(url, len(ids)))
            ends.append(len(columns))
    ones = numpy.ones(len(columns), dtype=numpy.int16)
    return csr_matrix((ones, columns, ends), shape=(len(ends) - 1, len(ids)))


def count_overlaps(matrix, most_keywords=None):
    """
    Returns the shared URLs of all pairs that share any, each pair from both sides.
    URLs that rank for more than most_keywords keywords are left out: the usual cure for hubs.
    """
    if most_keywords is not None:
        frequency = numpy.asarray(matrix.sum(axis=0)).ravel()
        matrix = matrix[:, frequency <= most_keywords]
    return matrix @ matrix.T
