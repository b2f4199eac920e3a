package puzzlescope.picture.states;

import puzzlescope.core.puzzle.hanoi.space.HanoiSpace;
import puzzlescope.core.puzzle.river.space.PrisonersAndGuards;
import puzzlescope.core.puzzle.river.space.RiverRules;
import puzzlescope.core.puzzle.river.space.StateCode;
import puzzlescope.core.puzzle.states.own.EdgeSpace;
import puzzlescope.core.puzzle.states.own.RuleSpace;
import puzzlescope.core.puzzle.states.space.HanoiStates;
import puzzlescope.core.puzzle.states.space.NamedSpace;
import puzzlescope.core.puzzle.states.space.OwnStates;
import puzzlescope.core.puzzle.states.space.PegBoard;
import puzzlescope.core.puzzle.states.space.PegStates;
import puzzlescope.core.puzzle.states.space.RiverStates;
import puzzlescope.core.puzzle.states.space.TileStates;
import puzzlescope.core.puzzle.tiles.space.SlidingSpace;
import puzzlescope.picture.Ink;
import puzzlescope.picture.TextAlign;
import puzzlescope.picture.graph.GraphPen;

/** Paints a state as a small board: banks with who stands on them, pegs with disks, a tray with tiles, a column for each variable. */
public record Thumbnail(GraphPen pen, NamedSpace named, Place place) {

    /** A rectangle of the canvas, in px. */
    public record Place(double left, double top, double width, double height) {}

    private static final double BANK = 0.36;

    public void paint(long state) {
        switch (named) {
            case RiverStates river -> paintBanks(river.rules(), (int) state);
            case HanoiStates hanoi -> paintPegs(hanoi.pegs(), state);
            case TileStates tiles -> paintTiles(tiles.tiles(), state);
            case PegStates pegs -> paintPegs(pegs.board(), state);
            case OwnStates own -> {
                switch (own.puzzle().space()) {
                    case RuleSpace rules -> paintVariables(rules, state);
                    case EdgeSpace edges -> line(place.width / 2, 0.5, edges.text(state), place.width);
                }
            }
        }
    }

    /** A triangle of holes, with pegs in some of them. */
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

    /** A column for each variable, filled as far as its value is between its bounds. */
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
        double size = Math.min(height, width * 0.9 / GraphPen.widthOf(text, 1));
        pen.text(text, place.left + x, place.top + y, size, true, pen.color(Ink.TEXT));
    }

    private void rect(Ink ink, double x, double y, double width, double height, double arc) {
        pen.surface().setFill(pen.color(ink));
        pen.surface().fillRoundRect(place.left + x, place.top + y, width, height, arc);
    }

    private void paintBanks(RiverRules rules, int state) {
        double bank = place.width * BANK;
        rect(Ink.WATER, 0, 0, place.width, place.height, 6);
        rect(Ink.LAND, 0, 0, bank, place.height, 6);
        rect(Ink.LAND, place.width - bank, 0, bank, place.height, 6);
        double river = place.width - 2 * bank;
        double boat = river * 0.5;
        double x = StateCode.boatOnRight(state) ? place.width - bank - boat - 2 : bank + 2;
        double deck = place.height * 0.55;
        var surface = pen.surface();
        surface.setFill(pen.color(Ink.HULL));
        surface.fillPolygon(
                new double[] {
                    place.left + x, place.left + x + boat, place.left + x + boat * 0.8, place.left + x + boat * 0.2
                },
                new double[] {
                    place.top + deck, place.top + deck, place.top + deck + boat * 0.35, place.top + deck + boat * 0.35
                },
                4);
        if (rules instanceof PrisonersAndGuards people) {
            paintCounts(0, bank, StateCode.guards(state), StateCode.prisoners(state));
            paintCounts(
                    place.width - bank,
                    bank,
                    people.guards() - StateCode.guards(state),
                    people.prisoners() - StateCode.prisoners(state));
        } else {
            paintMembers(state, bank);
        }
    }

    private void paintCounts(double x, double width, int guards, int prisoners) {
        line(x + width / 2, 0.3, guards + " " + pen.style().say("river.view.G"), width);
        line(x + width / 2, 0.7, prisoners + " " + pen.style().say("river.view.P"), width);
    }

    private void line(double x, double share, String text, double width) {
        double size = Math.min(place.height * 0.3, width * 0.9 / GraphPen.widthOf(text, 1));
        pen.text(text, place.left + x, place.top + place.height * share, size, true, pen.color(Ink.TEXT));
    }

    private void paintMembers(int state, double bank) {
        var left = new StringBuilder();
        var right = new StringBuilder();
        var letters = new String[] {"river.view.W", "river.view.GOAT", "river.view.C"};
        for (int member = 0; member < letters.length; member++) {
            boolean onLeft = (StateCode.members(state) >>> member & 1) != 0;
            (onLeft ? left : right).append(pen.style().say(letters[member]));
        }
        (StateCode.boatOnRight(state) ? right : left).append(pen.style().say("river.view.F"));
        line(bank / 2, 0.5, left.toString(), bank);
        line(place.width - bank / 2, 0.5, right.toString(), bank);
    }

    private void paintPegs(HanoiSpace hanoi, long state) {
        double peg = place.width / hanoi.pegs();
        double disk = Math.min(place.height * 0.8 / hanoi.disks(), peg * 0.3);
        double base = place.height - 3;
        rect(Ink.TRAY, 0, base, place.width, 3, 2);
        for (int at = 0; at < hanoi.pegs(); at++) {
            double middle = (at + 0.5) * peg;
            double pole = disk * (hanoi.disks() + 0.7);
            rect(Ink.TRAY, middle - 1.5, base - pole, 3, pole, 2);
            int stacked = 0;
            for (int each = hanoi.disks(); each >= 1; each--) {
                if (hanoi.peg(state, each) == at) {
                    double width = peg * (0.25 + 0.65 * each / hanoi.disks());
                    double top = base - ++stacked * disk;
                    rect(Ink.TILE, middle - width / 2, top + 0.5, width, disk - 1, Math.min(6, disk));
                    if (disk >= 9) {
                        var text = String.valueOf(each);
                        var x = place.left + middle;
                        pen.text(text, x, place.top + top + disk / 2, disk * 0.8, true, pen.color(Ink.TEXT));
                    }
                }
            }
        }
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
                        size * 0.6,
                        true,
                        pen.color(Ink.TEXT),
                        TextAlign.CENTER);
            }
        }
    }
}
