package puzzlescope.engine.solve;

/** Where answers go: out to people, or to programs as JSON. On the solving's thread only. */
public interface Answers {

    /** An answer of its own: people read a line for each value, with its label. */
    void say(Answer answer);

    /** One of many answers of a kind: people read one line for it, the values alone, with tabs between them. */
    void row(Answer answer);

    /** The names of the values that rows like this one have, above the first of them; programs have them in each. */
    void heading(Answer row);

    /** What only people read, such as a drawing; ends with a line end. */
    void text(CharSequence text);

    /** How much is done, 0 to 1; shown where a terminal is watched, and nowhere else. */
    void progress(double done);
}
