package puzzlescope.engine.solve;

import puzzlescope.engine.event.Message;

/** Receives answers, for people or as JSON for programs. On the solving thread only. */
public interface AnswerSink {

    /** Prints a single answer: for people, a labelled line for each value. */
    void print(SolveAnswer solveAnswer);

    /** Prints one of many similar answers: for people, a line of values separated by tabs. */
    void row(SolveAnswer solveAnswer);

    /** Prints the names of the values of such rows above the first of them; in JSON each row has them. */
    void heading(SolveAnswer row);

    /** Prints text for people only, such as a drawing; ends with a line break. */
    void text(CharSequence text);

    /** Tells that a part of what was given is refused; the rest is answered. */
    void refuse(Message reason);

    /** Tells what would shorten the work that still goes on; not a part of the answers. Any thread. */
    void advise(Message advice);

    /** Sets the fraction done, 0 to 1; shown on terminals only. */
    void progress(double done);
}
