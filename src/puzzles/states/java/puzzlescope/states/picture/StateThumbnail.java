package puzzlescope.states.picture;

import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.hanoi.space.SmallPegs;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.TextAlign;
import puzzlescope.river.space.BridgeAndTorch;
import puzzlescope.river.space.PrisonersAndGuards;
import puzzlescope.river.space.RiverRules;
import puzzlescope.river.space.SmallBanks;
import puzzlescope.river.space.StateCode;
import puzzlescope.river.space.WolfGoatCabbage;
import puzzlescope.states.custom.EdgeSpace;
import puzzlescope.states.custom.RuleSpace;
import puzzlescope.states.space.CustomStates;
import puzzlescope.states.space.HanoiStates;
import puzzlescope.states.space.NamedSpace;
import puzzlescope.states.space.PegBoard;
import puzzlescope.states.space.PegStates;
import puzzlescope.states.space.RiverStates;
import puzzlescope.states.space.TileStates;
import puzzlescope.tiles.space.SlidingSpace;

/**
 * Paints a state as a small board: banks with their travellers, pegs with disks, a tray with tiles, a column for each
 * variable.
 */
public record StateThumbnail(Pen pen, NamedSpace named, Area place) {

    /** A rectangle of the canvas, in px. */
    public record Area(double left, double top, double width, double height) {}

    private static final double SMALLEST_HOLE = 6;
    private static final double SMALLEST_OWN = 100;
    /** Smallest height of a tile that bears its number. */
    private static final double TILE = Font.LEAST / 0.6;

    /**
     * Returns whether the states of a space are recognisable in a picture of a size; states shown only as letters and
     * numbers need far more room.
     */
    static boolean fits(NamedSpace named, double width, double height) {
        return switch (named) {
            case RiverStates river ->
                switch (river.rules()) {
                    case PrisonersAndGuards people ->
                        SmallBanks.fits(width, height, Math.max(people.guards(), people.prisoners()));
                    case WolfGoatCabbage _ -> SmallBanks.fitsPassengers(width, height);
                    case BridgeAndTorch _ -> width >= SMALLEST_OWN;
                };
            case HanoiStates hanoi ->
                SmallPegs.fits(width, height, hanoi.pegs().pegs(), hanoi.pegs().disks());
            case TileStates tiles ->
                height >= TILE * tiles.tiles().rows()
                        && width >= TILE * tiles.tiles().columns();
            case PegStates pegs ->
                Math.min(width, height) >= SMALLEST_HOLE * pegs.board().rows();
            case CustomStates _ -> width >= SMALLEST_OWN;
        };
    }

    private static SmallPegs pegs(HanoiSpace hanoi, long state) {
        return new SmallPegs(hanoi.pegs(), hanoi.disks(), disk -> hanoi.peg(state, disk));
    }

    private Box box() {
        return new Box(place.left, place.top, place.width, place.height);
    }

    public void paint(long state) {
        switch (named) {
            case RiverStates river -> paintBanks(river.rules(), (int) state);
            case HanoiStates hanoi -> pegs(hanoi.pegs(), state).paint(pen.surface(), pen.style(), box());
            case TileStates tiles -> paintTiles(tiles.tiles(), state);
            case PegStates pegs -> paintPegs(pegs.board(), state);
            case CustomStates own -> {
                switch (own.puzzle().space()) {
                    case RuleSpace rules -> paintVariables(rules, state);
                    case EdgeSpace edges -> line(place.width / 2, 0.5, edges.text(state), place.width);
                }
            }
        }
    }

    /** Paints a triangle of holes, with pegs in some of them. */
    private void paintPegs(PegBoard board, long state) {
        double size = Math.min(place.width, place.height) / board.rows();
        int hole = 0;
        for (int row = 0; row < board.rows(); row++) {
            for (int at = 0; at <= row; at++, hole++) {
                boolean peg = (state >> hole & 1) == 1;
                double radius = size * (peg ? 0.42 : 0.2);
                double x = place.width / 2 + (at - row / 2.0) * size;
                double y = (place.height - size * board.rows()) / 2 + (row + 0.5) * size;
                rect(peg ? Ink.TILE_HOME : Ink.FAINT, x - radius, y - radius, 2 * radius, 2 * radius, 2 * radius);
            }
        }
    }

    /** Paints a column for each variable, filled up to its value between its bounds. */
    private void paintVariables(RuleSpace rules, long state) {
        double width = place.width / rules.names().size();
        double column = Math.min(width * 0.8, place.height * 0.6);
        double room = place.height * 0.72;
        for (int i = 0; i < rules.names().size(); i++) {
            double x = i * width + (width - column) / 2;
            int value = rules.value(state, i);
            int range = rules.most(i) - rules.least(i);
            double level = range == 0 ? 1 : (double) (value - rules.least(i)) / range;
            rect(Ink.HOLLOW, x, 0, column, room, 4);
            rect(Ink.TILE_HOME, x, room * (1 - level), column, room * level, 4);
            fitted(String.valueOf(value), x + column / 2, room / 2, room * 0.5, column);
            fitted(rules.names().get(i), x + column / 2, place.height * 0.87, place.height * 0.22, width);
        }
    }

    private void fitted(String text, double x, double y, double height, double width) {
        double size = Math.min(height, width * 0.9 / (Pen.columns(text) * Pen.CHARACTER));
        pen.text(text, place.left + x, place.top + y, Font.bold(size), pen.color(Ink.TEXT));
    }

    private void rect(Ink ink, double x, double y, double width, double height, double arc) {
        pen.surface().setFill(pen.color(ink));
        pen.surface().fillRoundRect(place.left + x, place.top + y, width, height, arc);
    }

    private void paintBanks(RiverRules rules, int state) {
        boolean right = StateCode.boatOnRight(state);
        switch (rules) {
            case PrisonersAndGuards all ->
                SmallBanks.counted(
                                StateCode.guards(state),
                                all.guards(),
                                StateCode.prisoners(state),
                                all.prisoners(),
                                right)
                        .paint(pen.surface(), pen.style(), box());
            case WolfGoatCabbage _ ->
                SmallBanks.passengers(StateCode.members(state), right).paint(pen.surface(), pen.style(), box());
            case BridgeAndTorch bridge -> {
                SmallBanks.counted(0, 0, 0, 0, right).paint(pen.surface(), pen.style(), box());
                names(bridge, state, true, place.width * 0.19);
                names(bridge, state, false, place.width * 0.81);
            }
        }
    }

    /** Paints the initials of the travellers on a bank. */
    private void names(BridgeAndTorch bridge, int state, boolean left, double middle) {
        var names = new StringBuilder();
        for (int who = 0; who < bridge.minutes().size(); who++) {
            if ((StateCode.members(state) >>> who & 1) != 0 == left) {
                names.append(bridge.kind().letter(who));
            }
        }
        if (!names.isEmpty()) {
            line(middle, 0.5, names.toString(), place.width * 0.38);
        }
    }

    private void line(double x, double share, String text, double width) {
        double size = Math.min(place.height * 0.3, width * 0.9 / (Pen.columns(text) * Pen.CHARACTER));
        pen.text(text, place.left + x, place.top + place.height * share, Font.bold(size), pen.color(Ink.TEXT));
    }

    private void paintTiles(SlidingSpace tiles, long state) {
        double size = Math.min(place.width / tiles.columns(), place.height / tiles.rows());
        double left = (place.width - size * tiles.columns()) / 2;
        double top = (place.height - size * tiles.rows()) / 2;
        rect(Ink.TRAY, left - 2, top - 2, size * tiles.columns() + 4, size * tiles.rows() + 4, 6);
        for (int square = 0; square < tiles.rows() * tiles.columns(); square++) {
            int tile = tiles.tile(state, square);
            int row = square / tiles.columns();
            double x = left + square % tiles.columns() * size;
            double y = top + row * size;
            boolean home = tile == square + 1;
            rect(tile == 0 ? Ink.HOLLOW : home ? Ink.TILE_HOME : Ink.TILE, x + 1, y + 1, size - 2, size - 2, size / 4);
            if (tile > 0) {
                var text = String.valueOf(tile);
                double middle = place.left + x + size / 2;
                pen.text(
                        text,
                        middle,
                        place.top + y + size / 2,
                        Font.bold(size * 0.6),
                        pen.color(Ink.TEXT),
                        TextAlign.CENTER);
            }
        }
    }
}
