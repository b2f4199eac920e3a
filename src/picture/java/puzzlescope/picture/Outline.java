package puzzlescope.picture;

/**
 * A filled shape that is drawn often, such as a chess piece.
 *
 * @param path its outline as an SVG path, in a square from (0, 0)
 * @param side how long the square's side is
 */
public record Outline(String path, double side) {}
