package puzzlescope.picture.board;

/** A square by row and column, both from 0. */
public record Cell(int row, int column) {}
