package puzzlescope.program.source;

import puzzlescope.engine.event.Message;

/**
 * A reason why a source cannot be run.
 *
 * @param line the line, from 1; 0 if it concerns the whole source
 * @param column the column, from 1; 0 if it concerns the whole line
 * @param sentence the reason for the user
 */
public record SourceProblem(int line, int column, Message sentence) {}
