package puzzlescope.engine.search;

/** The places of a graph's nodes, where these have places of their own, such as squares of a grid. Any thread. */
public interface NodePlaces {

    int x(int node);

    /** Counts downwards. */
    int y(int node);
}
