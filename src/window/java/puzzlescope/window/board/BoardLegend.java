package puzzlescope.window.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import puzzlescope.engine.text.Words;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.window.theme.Appearance;

/**
 * One line below the board with the meanings of the colours that are on it now; those without room are in a menu at its
 * end. As high while it is empty, so that the board stays where it is. FX thread only.
 */
public final class BoardLegend extends Region {

    /** Lengths in text sizes: between two entries, and of a swatch. */
    private static final double GAP = 1.2;

    private static final double SIDE = 0.9;
    private static final double LINE = 1.3;
    /** Diameter of a swatch's corners, in px. */
    private static final double ROUND = 4;
    /** Place of the colour's name in a key. */
    private static final int NAME = 2;
    /** Luminance between those of dark and of light colours. */
    private static final double MIDDLE = 0.18;

    private final Appearance appearance;
    private final BoardView board;
    private final String puzzle;
    private final Supplier<String> algorithm;
    private final MenuButton more = new MenuButton("\u2026");
    private final List<Node> entries = new ArrayList<>();
    private List<ColorMeaning> shown = List.of();
    private int version = -1;
    private Words words;

    /**
     * @param puzzle the id of the puzzle
     * @param algorithm tells the id of the algorithm, which may have words of its own for a colour
     */
    public BoardLegend(Appearance appearance, BoardView board, String puzzle, Supplier<String> algorithm) {
        this.appearance = appearance;
        this.board = board;
        this.puzzle = puzzle;
        this.algorithm = algorithm;
        words = appearance.texts().words();
        setId("legend");
        getStyleClass().add("board-legend");
        more.getStyleClass().addAll("flat", "tool");
        more.setId("legend-more");
        more.accessibleTextProperty().bind(appearance.texts().of("legend.more"));
        more.setVisible(false);
        getChildren().add(more);
    }

    /** Shows the meanings of the colours with which the board was painted last. */
    public void follow() {
        var now = Stream.concat(board.inUse(meanings()).stream(), board.ghostMeaning().stream())
                .toList();
        int colours = appearance.palette().versionProperty().get();
        if (now.equals(shown)
                && colours == version
                && words.equals(appearance.texts().words())) {
            return;
        }
        shown = now;
        version = colours;
        words = appearance.texts().words();
        entries.clear();
        shown.forEach(meaning -> entries.add(entry(meaning)));
        more.getItems().clear();
        getChildren().setAll(entries);
        getChildren().add(more);
        requestLayout();
    }

    /** The meanings in sight or in the menu at the end. */
    List<ColorMeaning> shown() {
        return shown;
    }

    /** The meanings given by the board, or else those for which the puzzle has words. */
    private List<ColorMeaning> meanings() {
        var told = board.meanings();
        return !told.isEmpty()
                ? told
                : Ink.shared().stream().flatMap(this::meaning).toList();
    }

    private Stream<ColorMeaning> meaning(Ink ink) {
        var key = puzzle + ".legend." + ink;
        return Stream.of(key + "." + algorithm.get(), key)
                .filter(appearance.texts().words()::has)
                .limit(1)
                .map(found -> new ColorMeaning(ink, "", found));
    }

    private HBox entry(ColorMeaning meaning) {
        double side = SIDE * textSize();
        var swatch = new Canvas(side, side);
        var pen = new Pen(appearance.on(swatch), appearance);
        var ground = pen.color(meaning.ink());
        pen.plate(side / 2, side / 2, side, side, ROUND, ground);
        boolean dark = ground.luminance() < MIDDLE;
        boolean paper = pen.color(Ink.SURFACE).luminance() < MIDDLE;
        var letters = pen.color(dark == paper ? Ink.TEXT : Ink.SURFACE);
        pen.text(meaning.sign(), side / 2, side / 2, Font.bold(0.8 * side), letters);
        var name = new Label(appearance.localize(meaning.key()));
        var entry = new HBox(swatch, name);
        entry.setId("legend-" + meaning.key().split("\\.", -1)[NAME]);
        entry.getStyleClass().add("legend-entry");
        return entry;
    }

    private double textSize() {
        return appearance.textSize();
    }

    @Override
    protected double computePrefHeight(double width) {
        return snappedTopInset() + snapSizeY(LINE * textSize()) + snappedBottomInset();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        double gap = GAP * textSize();
        double room = getWidth() - snappedLeftInset() - snappedRightInset();
        double all =
                entries.stream().mapToDouble(entry -> entry.prefWidth(-1) + gap).sum() - gap;
        double end = all <= room ? room : room - more.prefWidth(-1);
        double height = getHeight() - snappedTopInset() - snappedBottomInset();
        double x = snappedLeftInset();
        int fitting = 0;
        for (var entry : entries) {
            double width = entry.prefWidth(-1);
            boolean fits = fitting == entries.indexOf(entry) && x + width <= snappedLeftInset() + end;
            entry.setVisible(fits);
            if (fits) {
                fitting++;
                entry.resizeRelocate(x, snappedTopInset(), width, height);
                x += width + gap;
            }
        }
        more.setVisible(fitting < entries.size());
        more.resizeRelocate(x, snappedTopInset(), more.prefWidth(-1), height);
        more.getItems()
                .setAll(shown.subList(fitting, shown.size()).stream()
                        .map(meaning -> new CustomMenuItem(entry(meaning)))
                        .toList());
    }
}
