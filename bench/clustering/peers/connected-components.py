"""
Connected components of the graph in which keywords are neighbours when they share enough URLs.
usage: connected-components.py keywords.jsonl minimum labels.txt
"""

import sys

import networkx

from overlaps import count_overlaps, read_matrix
from serps import write_labels


def main(path, minimum, out):
    matrix = read_matrix(path)
    overlaps = count_overlaps(matrix).tocoo()
    is_edge = (overlaps.data >= int(minimum)) & (overlaps.row < overlaps.col)
    graph = networkx.Graph()
    graph.add_nodes_from(range(matrix.shape[0]))
    graph.add_edges_from(zip(overlaps.row[is_edge].tolist(), overlaps.col[is_edge].tolist()))
    labels = [0] * matrix.shape[0]
    for label, component in enumerate(networkx.connected_components(graph)):
        for keyword in component:
            labels[keyword] = label
    write_labels(out, labels)


main(*sys.argv[1:])
