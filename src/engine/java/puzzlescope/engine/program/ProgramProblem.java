package puzzlescope.engine.program;

import puzzlescope.engine.event.Message;

/**
 * Something wrong with the text of a program, so that it cannot run.
 *
 * @param line the line, from 1; 0 if it concerns the whole text
 * @param column the column, from 1; 0 if it concerns the whole line
 * @param sentence what is wrong, as a whole sentence
 */
public record ProgramProblem(int line, int column, Message sentence) {}
