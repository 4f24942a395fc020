"""
The pivot loop as a careful engineer writes it: the set of each SERP is built once, and what is assigned is not
looked at again.
usage: pivot-loop-tidy.py keywords.jsonl minimum labels.txt
"""

import sys

from serps import read_keywords, write_labels


def cluster(volumes, serps, minimum):
    labels = [-1] * len(serps)
    unassigned = sorted(range(len(serps)), key=lambda keyword: -volumes[keyword])
    label = 0
    while unassigned:
        pivot = unassigned[0]
        labels[pivot] = label
        wanted = serps[pivot]
        left = []
        for keyword in unassigned[1:]:
            if len(wanted & serps[keyword]) >= minimum:
                labels[keyword] = label
            else:
                left.append(keyword)
        unassigned = left
        label += 1
    return labels


def main(path, minimum, out):
    volumes, serps = read_keywords(path)
    write_labels(out, cluster(volumes, [set(urls) for urls in serps], int(minimum)))


main(*sys.argv[1:])
