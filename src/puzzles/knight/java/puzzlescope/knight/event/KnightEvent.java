package puzzlescope.knight.event;

import puzzlescope.engine.event.Event;

/**
 * An event on the knight's board: of the knight's path, or of counting tours; each has a vocabulary of its own. Rows
 * and columns count from 0, also in messages: {@code (row, column)}.
 */
public sealed interface KnightEvent extends Event permits PathEvent, KnightCountEvent {}
