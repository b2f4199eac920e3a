package puzzlescope.app.main;

import java.lang.System.Logger.Level;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.check.PuzzleCheck;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.GameResult;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.PuzzleServices;
import puzzlescope.learn.document.RunFile;
import puzzlescope.window.control.NamedAction;

/**
 * The tabs in the order of the catalogue. A tab is created on first access, so that the window opens without unused
 * ones; the remembered state of the others is preserved. FX thread only.
 */
final class Tabs extends AbstractList<PuzzleTab> {

    private static final String MARKS = "marks.";

    /** The most recordings of a tab whose marks are kept. */
    private static final int MARKED = 8;

    private static final System.Logger LOG = System.getLogger(Tabs.class.getName());

    private final List<Puzzle> puzzles = Catalogue.all();
    private final @Nullable PuzzleTab[] made = new PuzzleTab[puzzles.size()];
    private final Function<Puzzle, PuzzleTab> maker;
    private final Settings remembered;
    private final Consumer<PuzzleTab> restoring;
    private final Predicate<Puzzle> isOfPlugIn;
    private @Nullable Message complaint;

    /**
     * @param maker makes a puzzle's tab
     * @param remembered the settings from which a new tab is filled
     */
    Tabs(Function<Puzzle, PuzzleTab> maker, Settings remembered) {
        this(maker, remembered, tab -> restore(tab, remembered), PuzzleServices::isOfPlugIn);
    }

    /**
     * @param restoring restores a tab from the settings; the tab is shown even if this throws
     * @param isOfPlugIn whether failures are the fault of a plug-in, not that of the settings
     */
    Tabs(
            Function<Puzzle, PuzzleTab> maker,
            Settings remembered,
            Consumer<PuzzleTab> restoring,
            Predicate<Puzzle> isOfPlugIn) {
        this.maker = maker;
        this.isOfPlugIn = isOfPlugIn;
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

    /** The tab of a puzzle; the first one, with a warning, if a plug-in's puzzle has none. */
    @Override
    public PuzzleTab get(int index) {
        var known = made[index];
        if (known != null) {
            return known;
        }
        var puzzle = puzzles.get(index);
        if (!isOfPlugIn.test(puzzle)) {
            return keep(index, restored(puzzle));
        }
        try {
            return keep(index, restored(puzzle));
        } catch (RuntimeException | LinkageError unusable) {
            LOG.log(Level.WARNING, "cannot open the tab of " + puzzle.id(), unusable);
            complaint = Message.of(
                    "plug-in.unusable", Message.of(puzzle.id() + ".name"), PuzzleCheck.finding(puzzle.id(), unusable));
            return get(0);
        }
    }

    private PuzzleTab keep(int index, PuzzleTab tab) {
        made[index] = tab;
        return tab;
    }

    /** The message about a plug-in or about the settings, delivered once. */
    Optional<Message> takeWarning() {
        var taken = Optional.ofNullable(complaint);
        complaint = null;
        return taken.or(remembered::takeWarning);
    }

    /** A restored tab; a new one if that fails, for whatever reason, since people may edit the settings. */
    private PuzzleTab restored(Puzzle puzzle) {
        var tab = maker.apply(puzzle);
        try {
            restoring.accept(tab);
            return tab;
        } catch (RuntimeException unusable) {
            if (isOfPlugIn.test(puzzle)) {
                LOG.log(Level.WARNING, "cannot restore the tab of " + puzzle.id(), unusable);
            } else {
                remembered.quarantine(unusable);
            }
            tab.close();
            return maker.apply(puzzle);
        }
    }

    /** The tab of a puzzle, or the first one if there is no such puzzle. */
    PuzzleTab of(String puzzle) {
        int index = puzzles.stream().map(Puzzle::id).toList().indexOf(puzzle);
        return get(Math.max(index, 0));
    }

    /** The tabs with their keys, and the choices of each, which are taken and run. */
    Stream<NamedAction> paletteEntries(Consumer<PuzzleTab> select) {
        return Stream.concat(
                IntStream.range(0, size())
                        .mapToObj(i -> new NamedAction(
                                Message.of(
                                        "palette.tab", Message.of(puzzles.get(i).id() + ".name")),
                                ShortcutActions.ofTab(i + 1),
                                () -> select.accept(get(i)))),
                puzzles.stream().flatMap(puzzle -> choices(puzzle, select)));
    }

    /** The instances of their own that a person can give. */
    Stream<NamedAction> ownEntries(Consumer<PuzzleTab> select) {
        return puzzles.stream()
                .flatMap(puzzle -> puzzle.ownInstance().stream()
                        .map(own -> new NamedAction(
                                Message.of(puzzle.id() + ".own.begin"),
                                () -> run(puzzle, own.parameter(), own.text(), select))));
    }

    /** The choices of an algorithm, those that belong to it, such as a heuristic, and those of the main inputs. */
    private Stream<NamedAction> choices(Puzzle puzzle, Consumer<PuzzleTab> select) {
        return choiceParameters(puzzle)
                .flatMap(choice -> choice.choices().stream().map(value -> choice(puzzle, choice, value, select)));
    }

    private static Stream<ChoiceParameter<?>> choiceParameters(Puzzle puzzle) {
        return Stream.<ChoiceParameter<?>>concat(mainChoices(puzzle), puzzle.compared(puzzle.firstRun()).stream())
                .distinct();
    }

    /** The algorithm and the choices among the main inputs. */
    private static Stream<ChoiceParameter<?>> mainChoices(Puzzle puzzle) {
        var inputs = puzzle.mainInputs().stream().<ChoiceParameter<?>>mapMulti((input, choices) -> {
            if (input instanceof ChoiceParameter<?> choice) {
                choices.accept(choice);
            }
        });
        return Stream.<ChoiceParameter<?>>concat(Stream.of(puzzle.algorithmParameter()), inputs)
                .distinct();
    }

    private NamedAction choice(Puzzle puzzle, ChoiceParameter<?> choice, String value, Consumer<PuzzleTab> select) {
        var name = Message.of(puzzle.id() + ".name");
        var chosen = puzzle.chosen(choice, value);
        var title = choice.equals(puzzle.algorithmParameter()) || choice.isYesOrNo()
                ? Message.of("palette.algorithm", name, chosen)
                : Message.of("palette.choice", name, Message.of(puzzle.id() + "." + choice.name()), chosen);
        return new NamedAction(title, () -> run(puzzle, choice, value, select));
    }

    private void run(Puzzle puzzle, ChoiceParameter<?> choice, String value, Consumer<PuzzleTab> select) {
        var tab = of(puzzle.id());
        select.accept(tab);
        tab.runWith(choice, value);
    }

    /** Performs an action for each tab created so far. */
    void forEachMade(Consumer<PuzzleTab> action) {
        Stream.of(made).filter(Objects::nonNull).forEach(action);
    }

    private static void restore(PuzzleTab tab, Settings remembered) {
        var prefix = tab.puzzle().id() + ".";
        tab.options().restore(name -> remembered.get(prefix + name));
        tab.view().board().resume(name -> remembered.get(prefix + "view." + name));
        tab.runs()
                .setExpensive(remembered
                        .get(prefix + "heavy")
                        .map(Boolean::parseBoolean)
                        .orElse(false));
        for (var text : remembered.all(prefix + MARKS).values()) {
            var file = RunFile.parse(text);
            tab.player().history().marks().restore(file.arguments(), file.marks());
        }
        var bests = remembered.all(prefix + "best.");
        tab.runs()
                .manualPlay()
                .ifPresent(game -> bests.forEach((contest, text) -> GameResult.parse(text)
                        .ifPresent(gameResult -> game.bests().put(contest, gameResult))));
    }

    /** Saves the marks of the latest recordings as those of saved runs. */
    private static void rememberMarks(PuzzleTab tab, String prefix, Settings settings) {
        settings.all(prefix).keySet().forEach(key -> settings.remove(prefix + key));
        var marked = tab.player().history().marks().remembered().entrySet().stream()
                .filter(each -> each.getKey().program().isEmpty())
                .toList();
        var latest = marked.subList(Math.max(0, marked.size() - MARKED), marked.size());
        for (int i = 0; i < latest.size(); i++) {
            var run = new RunFile(tab.puzzle(), latest.get(i).getKey(), 0, Optional.empty())
                    .marked(latest.get(i).getValue());
            settings.put(prefix + i, run.text().replace("\n", ""));
        }
    }

    /** Saves the state of the created tabs to the settings. */
    void remember(Settings settings) {
        forEachMade(tab -> {
            var prefix = tab.puzzle().id() + ".";
            if (tab.options().validProperty().get()) {
                tab.options().texts().forEach((name, text) -> settings.put(prefix + name, text));
            }
            settings.put(prefix + "heavy", tab.runs().isExpensive());
            tab.view().board().viewSettings().forEach((name, habit) -> settings.put(prefix + "view." + name, habit));
            rememberMarks(tab, prefix + MARKS, settings);
            tab.runs()
                    .manualPlay()
                    .ifPresent(game -> game.bests()
                            .forEach((contest, gameResult) ->
                                    settings.put(prefix + "best." + contest, gameResult.text())));
        });
    }
}
