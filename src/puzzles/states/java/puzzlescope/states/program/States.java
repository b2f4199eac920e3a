package puzzlescope.states.program;

/**
 * The states of a puzzle, which a program searches: it expands states and generates those to which their moves lead. A
 * state is written as the tab shows it.
 */
public interface States {

    /** Returns the initial state, which is known from the beginning. */
    String start();

    /** Returns whether a state is a goal. */
    boolean goal(String state);

    /** Returns the states to which the moves of a known state lead. */
    String[] next(String state);

    /** Expands a state; refused if it is not known, or is expanded already. */
    void expand(String state);

    /** Generates a state by a move from an expanded one; refused if no move leads there. */
    void generate(String from, String state);

    /** Makes an expanded state the predecessor of a known one; refused if no move leads there. */
    void update(String from, String state);

    /**
     * Writes a short text beside the state that was generated or updated last, or the start, such as what it was chosen for; refused
     * for another one.
     */
    void label(String state, String text);

    /** Writes the cost g of the path to the state that was generated or updated last, or the start. */
    void g(String state, double cost);

    /** Writes the estimate h of the cost from that state to the goal. */
    void h(String state, double cost);

    /** Writes the value f by which that state will be taken, if it is not the sum of g and h. */
    void f(String state, double cost);

    /** Tells that all moves of the state expanded last have been tried; refused for another one. */
    void close(String state);

    /** Tells that the goal is found; refused if the state is no goal, or is not known. */
    void found(String state);
}
