package puzzlescope.knight.event;

import puzzlescope.engine.event.Event;

/**
 * What happens on the knight's board: the knight makes its path, or tours are counted without one; each has a vocabulary of
 * its own. Rows and columns count from 0, in sentences too: {@code (row, column)}.
 */
public sealed interface KnightEvent extends Event permits PathEvent, CountEvent {}
