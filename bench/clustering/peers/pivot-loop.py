"""
The loop of most open-source keyword clusterers: the keyword of largest volume becomes a pivot, and every keyword
that shares enough URLs with it joins. Sets are built where they are compared, as in the default algorithm of
FassihFayyaz/SEO-Clustering-Tool and the loops of ROGMARQ14/SERP-Clustering-App.
usage: pivot-loop.py keywords.jsonl minimum labels.txt
"""

import sys

from serps import read_keywords, write_labels


def cluster(volumes, serps, minimum):
    labels = [-1] * len(serps)
    label = 0
    unassigned = dict.fromkeys(sorted(range(len(serps)), key=lambda keyword: -volumes[keyword]))
    while unassigned:
        pivot = next(iter(unassigned))
        del unassigned[pivot]
        labels[pivot] = label
        pivot_urls = set(serps[pivot][:10])
        joined = []
        for keyword in unassigned:
            urls = set(serps[keyword][:10])
            if len(pivot_urls.intersection(urls)) >= minimum:
                labels[keyword] = label
                joined.append(keyword)
        for keyword in joined:
            del unassigned[keyword]
        label += 1
    return labels


def main(path, minimum, out):
    volumes, serps = read_keywords(path)
    write_labels(out, cluster(volumes, serps, int(minimum)))


main(*sys.argv[1:])
