package puzzlescope.picture;

/**
 * A filled shape that is drawn often, such as a chess piece.
 *
 * @param path its outline as an SVG path, in a square from (0, 0)
 * @param side the length of the square's side
 */
public record Outline(String path, double side) {}
