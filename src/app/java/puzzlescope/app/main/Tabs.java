package puzzlescope.app.main;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Result;

/**
 * The tabs in the order of the catalogue. A tab is made when it is first asked for, so that the window opens without those that
 * nobody looks at; what is remembered of them stays as it is. FX thread only.
 */
final class Tabs extends AbstractList<PuzzleTab> {

    private final List<Puzzle> puzzles = Catalogue.all();
    private final @Nullable PuzzleTab[] made = new PuzzleTab[puzzles.size()];
    private final Function<Puzzle, PuzzleTab> maker;
    private final Settings remembered;
    private final Consumer<PuzzleTab> restoring;

    /**
     * @param maker makes a puzzle's tab
     * @param remembered what is filled into a new tab
     */
    Tabs(Function<Puzzle, PuzzleTab> maker, Settings remembered) {
        this(maker, remembered, tab -> restore(tab, remembered));
    }

    /** @param restoring fills what is remembered into a tab; what it throws is no reason not to show the tab */
    Tabs(Function<Puzzle, PuzzleTab> maker, Settings remembered, Consumer<PuzzleTab> restoring) {
        this.maker = maker;
        this.remembered = remembered;
        this.restoring = restoring;
    }

    List<Puzzle> puzzles() {
        return puzzles;
    }

    @Override
    public int size() {
        return puzzles.size();
    }

    @Override
    public PuzzleTab get(int index) {
        var tab = made[index];
        if (tab == null) {
            tab = restored(puzzles.get(index));
            made[index] = tab;
        }
        return tab;
    }

    /** What a person is to be told of the settings, once. */
    Optional<Message> takeComplaint() {
        return remembered.takeComplaint();
    }

    /** A tab as it is remembered; a new one if that fails, for whatever reason: somebody may have written in the settings. */
    private PuzzleTab restored(Puzzle puzzle) {
        var tab = maker.apply(puzzle);
        try {
            restoring.accept(tab);
            return tab;
        } catch (RuntimeException unusable) {
            remembered.setAside(unusable);
            tab.close();
            return maker.apply(puzzle);
        }
    }

    /** The tab of a puzzle, or the first one if there is no such puzzle. */
    PuzzleTab of(String puzzle) {
        int index = puzzles.stream().map(Puzzle::id).toList().indexOf(puzzle);
        return get(Math.max(index, 0));
    }

    /** Does something with each tab that there is by now. */
    void forEachMade(Consumer<PuzzleTab> action) {
        Stream.of(made).filter(Objects::nonNull).forEach(action);
    }

    private static void restore(PuzzleTab tab, Settings remembered) {
        var prefix = tab.puzzle().id() + ".";
        tab.options().restore(name -> remembered.get(prefix + name));
        tab.board().resume(name -> remembered.get(prefix + "view." + name));
        tab.setHeavy(remembered.get(prefix + "heavy").map(Boolean::parseBoolean).orElse(false));
        remembered
                .all(prefix + "best.")
                .forEach((contest, text) -> Result.parse(text).ifPresent(result -> tab.reached(contest, result)));
    }

    /** Writes down what is to be remembered of the tabs that were made. */
    void remember(Settings settings) {
        forEachMade(tab -> {
            var prefix = tab.puzzle().id() + ".";
            if (tab.options().validProperty().get()) {
                tab.options().texts().forEach((name, text) -> settings.put(prefix + name, text));
            }
            settings.put(prefix + "heavy", tab.isHeavy());
            tab.board().habits().forEach((name, habit) -> settings.put(prefix + "view." + name, habit));
            tab.bests().forEach((contest, result) -> settings.put(prefix + "best." + contest, result.text()));
        });
    }
}
