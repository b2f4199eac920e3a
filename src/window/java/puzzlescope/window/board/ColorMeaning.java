package puzzlescope.window.board;

import puzzlescope.picture.Ink;

/**
 * The meaning of a colour on a board, for the legend below it.
 *
 * @param sign shown with the colour on the board; may be empty
 * @param key of its words
 */
public record ColorMeaning(Ink ink, String sign, String key) {}
