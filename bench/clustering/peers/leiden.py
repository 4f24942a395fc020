"""The graph of overlaps and its communities, for the measured run and for tuning it."""

import random

import igraph
import numpy

from overlaps import count_overlaps


def build_graph(matrix, most_keywords, least_weight):
    overlaps = count_overlaps(matrix, most_keywords).tocoo()
    is_edge = (overlaps.data >= least_weight) & (overlaps.row < overlaps.col)
    ends = numpy.column_stack((overlaps.row[is_edge], overlaps.col[is_edge]))
    graph = igraph.Graph(n=matrix.shape[0], edges=ends)
    return graph, overlaps.data[is_edge].tolist()


def find_communities(graph, weights, resolution, iterations):
    random.seed(1)
    communities = graph.community_leiden(
        objective_function="CPM",
        weights=weights,
        resolution_parameter=resolution,
        n_iterations=iterations,
    )
    return communities.membership
