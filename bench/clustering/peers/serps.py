"""Reading keywords with their SERPs, and writing labels."""

import json


def read_keywords(path):
    """Returns volumes and lists of URLs, in the order of the file."""
    volumes, serps = [], []
    with open(path, "rb") as lines:
        for line in lines:
            row = json.loads(line)
            volumes.append(row["volume"])
            serps.append(row["urls"])
    return volumes, serps


def write_labels(path, labels):
    with open(path, "w") as out:
        out.write("\n".join(map(str, labels)))
        out.write("\n")
