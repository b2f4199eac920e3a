package puzzlescope.program.source;

/** A board without rules but one: columns end at its size. */
public interface ToyBoard {

    int size();

    void place(int row, int column);
}
