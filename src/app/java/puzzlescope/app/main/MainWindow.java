package puzzlescope.app.main;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import org.controlsfx.control.decoration.Decorator;
import org.controlsfx.control.decoration.StyleClassDecoration;
import org.jspecify.annotations.Nullable;
import puzzlescope.app.document.RunDocuments;
import puzzlescope.app.export.ExportPane;
import puzzlescope.app.lesson.OpenLesson;
import puzzlescope.app.program.OwnProgram;
import puzzlescope.app.start.StartPage;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.PuzzleServices;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.trace.Retention;
import puzzlescope.export.ExportKind;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.window.control.CommandMenu;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.NamedAction;
import puzzlescope.window.control.PagePlace;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.frame.Blackout;
import puzzlescope.window.fx.FrameClock;
import puzzlescope.window.fx.Texts;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.theme.Palette;
import puzzlescope.window.theme.TextSize;
import puzzlescope.window.theme.Theme;
import puzzlescope.window.theme.Typeface;

/**
 * The content of the window: the row of tabs, the selected tab, and state shared by all tabs. Starts with the row
 * alone; the tab is created on first access, so that the row can be on the screen before. FX thread only.
 */
final class MainWindow {

    private final Appearance appearance;
    private final FrameClock clock = new FrameClock(this::tick);
    private final BorderPane page = new BorderPane();
    private final PagePlace place = new PagePlace();
    private final Blackout blackout = new Blackout();
    private final StackPane root = new StackPane(page, blackout);
    private int usualTextSize;
    private final Scene scene;
    private final WindowChoices choices = new WindowChoices();
    private final Tabs tabs;
    private final WindowHeader header;
    private final TextSize textSize;
    private final ShortcutActions shortcutActions;
    private final CommandMenu commands;
    private final RunDocuments documents;
    private final OpenLesson openLesson;
    private final ThemeChoice themeChoice;
    private final String lastFront;
    private @Nullable PuzzleTab front;
    private @Nullable StartPage startPage;
    private @Nullable SettingsPage settingsPage;
    private final Settings remembered;
    private @Nullable CommandPalette palette;

    /** Creates a window that remembers nothing and keeps recordings in memory only. */
    MainWindow(Language language, Theme theme, double width, double height) {
        this(language, theme, width, height, Retention.inMemory(Retention.MEMORY_BYTES), Settings.none());
    }

    /**
     * @param retention the limits and the place of all recordings
     * @param remembered the settings of the last session, except language and theme
     */
    MainWindow(Language language, Theme theme, double width, double height, Retention retention, Settings remembered) {
        appearance = new Appearance(new Texts(language), new Palette());
        this.remembered = remembered;
        scene = new Scene(root, width, height);
        installDecorations(root);
        textSize = new TextSize(root);
        documents = new RunDocuments(
                appearance,
                this::front,
                this::bring,
                () -> front().view().dialogs().export(Optional.empty()),
                remembered.folder());
        documents.acceptDrops(scene);
        openLesson = new OpenLesson(appearance, this::bring, documents, remembered.folder());
        documents.alsoOpen(Lesson.ENDING, file -> {
            var lesson = Lesson.read(file);
            lesson.programs().ifPresent(programs -> documents.checkProgram(file, programs));
            return () -> openLesson.open(lesson);
        });
        documents.alsoOpen(OwnProgram.ENDING, file -> {
            var program = OwnProgram.read(file);
            return () -> front().openProgram(program);
        });
        documents.addMenuItem("lesson.list", Shortcut.LESSONS, openLesson::list);
        documents.addMenuItem("results.save", Shortcut.SAVE_RESULTS, openLesson::saveResults);
        documents.addMenuItem("results.collect", Shortcut.COLLECT_RESULTS, openLesson::collect);
        documents.addMenuItem("lesson.make", Shortcut.MAKE_LESSON, openLesson::make);
        remembered.get("name-on-results").ifPresent(openLesson.name()::set);
        shortcutActions = new ShortcutActions(this);
        commands = new CommandMenu(appearance, shortcutActions::run);
        remembered.number("text-size", Integer.MIN_VALUE, Integer.MAX_VALUE).ifPresent(textSize::set);
        choices.restore(remembered);
        remembered.get("recent-files").ifPresent(documents.recent()::restore);
        tabs = new Tabs(
                puzzle -> new PuzzleTab(
                        appearance,
                        puzzle,
                        retention,
                        choices,
                        clock::requestFrame,
                        commands,
                        documents::open,
                        remembered.folder()),
                remembered);
        lastFront = remembered.get("tab").orElse("");
        root.getStyleClass().add("window");
        // At the largest text size the player covers the overflow; the row of tabs stays visible.
        page.setMinSize(0, 0);
        header = new WindowHeader(this, commands, remembered.isFixed("class-mode"));
        page.setTop(header);
        page.setLeft(openLesson.place());
        page.setCenter(place);
        // A page in place of the tab kept it from being drawn.
        place.getChildren().addListener((InvalidationListener) _ -> clock.requestFrame());
        choices.columns().besidePage().bind(place.besideProperty());
        presenting().addListener((_, _, on) -> present(on));
        scene.heightProperty().addListener((_, _, now) -> {
            if (presenting().get()) {
                textSize.fit(now.doubleValue());
            }
        });
        shortcutActions.install(scene);
        DisabledReason.in(scene, appearance);
        boolean followsSystem =
                remembered.get("theme").orElse(ThemeChoice.SYSTEM).equals(ThemeChoice.SYSTEM);
        themeChoice = new ThemeChoice(scene, appearance.palette(), theme, followsSystem);
        appearance.texts().wordsProperty().addListener((_, _, _) -> useTypeface());
        useTypeface();
    }

    private void useTypeface() {
        Typeface.apply(root, appearance.texts().language());
    }

    /**
     * Installs the pane that ControlsFX inserts below the scene's root at the first decoration; done before styling, so
     * that nothing is styled twice.
     */
    private static void installDecorations(Node node) {
        var none = new StyleClassDecoration("window");
        Decorator.addDecoration(node, none);
        Decorator.removeDecoration(node, none);
    }

    /** Shows the page with all puzzles and lessons in place of the selected tab. */
    void showStartPage() {
        if (startPage == null) {
            startPage = new StartPage(
                    appearance,
                    tabs.puzzles(),
                    this::bring,
                    tabs.ownEntries(this::select).toList(),
                    this::openProgram,
                    openLesson,
                    documents);
        }
        show(startPage);
        startPage.onShown();
    }

    /** Opens the editor of a program in the last tab, or in the first one on whose board programs play. */
    private void openProgram() {
        var last = front == null ? tabs.of(lastFront) : front;
        var plays = last.puzzle().programRules().isPresent()
                ? last
                : tabs.of(tabs.puzzles().stream()
                        .filter(puzzle -> puzzle.programRules().isPresent())
                        .findFirst()
                        .map(Puzzle::id)
                        .orElse(""));
        select(plays);
        plays.runs().program().open();
    }

    /** Opens the form that exports the run of the selected tab, or of the last one, as a kind. */
    private void export(ExportKind kind) {
        leavePage();
        front().view().dialogs().export(Optional.of(kind));
    }

    /** Everything that can be done, as told by the parts that do it. */
    Stream<NamedAction> paletteEntries() {
        return Stream.of(
                        shortcutActions.paletteEntries(),
                        tabs.paletteEntries(this::select),
                        SettingsPage.paletteEntries(this::showSettings),
                        themeChoice.paletteEntries(),
                        openLesson.paletteEntries(),
                        ExportPane.paletteEntries(this::export))
                .flatMap(each -> each);
    }

    /** Shows the page of settings in place of the selected tab. */
    SettingsPage showSettings() {
        if (settingsPage == null) {
            settingsPage = new SettingsPage(this, remembered);
        }
        show(settingsPage);
        settingsPage.onShown();
        return settingsPage;
    }

    private void show(Node other) {
        if (front != null) {
            front.hidden();
        }
        presenting().set(false);
        place.setMain(other);
        header.select(null);
        other.requestFocus();
    }

    /** Goes back from what is shown in place of a tab to the tab that was selected last. */
    void leavePage() {
        while (place.hidesMain()) {
            place.closeOne();
        }
        if (isPageShown()) {
            select(front == null ? tabs.of(lastFront) : front);
            front().view().focusTimeline();
        }
    }

    /** Returns whether a page is shown in place of a tab, so that there is no tab for commands. */
    boolean isPageShown() {
        var shown = place.main();
        return place.hidesMain() || shown != null && (shown.equals(startPage) || shown.equals(settingsPage));
    }

    Scene scene() {
        return scene;
    }

    Parent root() {
        return root;
    }

    Appearance appearance() {
        return appearance;
    }

    RunDocuments documents() {
        return documents;
    }

    OpenLesson openLesson() {
        return openLesson;
    }

    private PuzzleTab bring(Puzzle puzzle) {
        var tab = tabs.of(puzzle.id());
        select(tab);
        tab.view().focusTimeline();
        if (!tab.puzzle().equals(puzzle)) {
            throw new InvalidInputException(Message.of("plug-in.no-tab", Message.of(puzzle.id() + ".name")));
        }
        return tab;
    }

    Tabs tabs() {
        return tabs;
    }

    /** The selected tab; initially that of the last session. */
    PuzzleTab front() {
        if (front == null) {
            var first = tabs.of(lastFront);
            select(first);
            first.view().focusTimeline();
            return first;
        }
        return front;
    }

    /** Returns whether the selected tab is that of a plug-in, whose failure is not the fault of the settings. */
    boolean isFrontOfPlugIn() {
        return front != null && PuzzleServices.isOfPlugIn(front.puzzle());
    }

    /** True if the presenter view is on: full screen, readable from afar. */
    BooleanProperty presenting() {
        return choices.presenting();
    }

    /** Shows the selected tab in the presenter view, without its surroundings and in large text, or as usual again. */
    private void present(boolean on) {
        Visibility.set(header, !on);
        openLesson.setMinimized(on);
        if (on) {
            usualTextSize = textSize.index();
            textSize.fit(scene.getHeight());
        } else {
            textSize.set(usualTextSize);
        }
    }

    Blackout blackout() {
        return blackout;
    }

    /** Blacks out the window and pauses playback. */
    void blankScreen() {
        front().player().pause();
        blackout.setVisible(true);
    }

    /** Opens the field for everything that can be done. */
    void openPalette() {
        if (palette == null) {
            palette = new CommandPalette(this);
            root.getChildren().add(root.getChildren().indexOf(blackout), palette);
        }
        palette.open();
    }

    /** Hides that field; returns whether it was shown. */
    boolean closePalette() {
        return palette != null && palette.close();
    }

    /** Closes all pages beside and in place of the tab. */
    void closePages() {
        place.closeAll();
    }

    /** Carries a command out. */
    void run(Shortcut shortcut) {
        shortcutActions.run(shortcut);
    }

    /** Closes one thing: whatever was opened last, else the presenter view, else the tab's activity. */
    void closeTopmost() {
        if (closePalette() || place.closeOne()) {
            return;
        }
        if (isPageShown()) {
            if (Objects.equals(place.main(), settingsPage)) {
                leavePage();
            }
            return;
        }
        if (!front().closeOne()) {
            if (presenting().get()) {
                presenting().set(false);
            } else {
                front().stop();
            }
        }
    }

    TextSize textSize() {
        return textSize;
    }

    /** Selects a tab; the others keep their runs and are not drawn. */
    void select(PuzzleTab tab) {
        if (front != null) {
            front.hidden();
        }
        front = tab;
        place.setMain(tab.view());
        header.select(tab.puzzle());
        tab.onShown();
        tabs.takeWarning().ifPresent(tab.player()::showNotice);
        clock.requestFrame();
    }

    ThemeChoice themeChoice() {
        return themeChoice;
    }

    WindowChoices choices() {
        return choices;
    }

    void switchLanguage() {
        var now = appearance.texts().language();
        appearance.texts().use(now == Language.ENGLISH ? Language.CHINESE : Language.ENGLISH);
    }

    /** Draws the selected tab immediately, without waiting for a frame. */
    void drawNow() {
        tick(0);
    }

    private boolean tick(long now) {
        boolean more = front != null && !isPageShown() && front.tick(now);
        openLesson.tick();
        return more;
    }

    void close() {
        clock.shutDown();
        openLesson.keepAnswers();
        documents.close();
        tabs.forEachMade(PuzzleTab::close);
    }

    /** Saves the window's state to the settings. */
    void remember(Settings settings) {
        settings.put("name-on-results", openLesson.name().get());
        settings.put("theme", themeChoice.setting());
        settings.put("language", appearance.texts().language().code());
        settings.put("text-size", presenting().get() ? usualTextSize : textSize.index());
        choices.remember(settings);
        settings.put("recent-files", documents.recent().remembered());
        settings.put("tab", front == null ? lastFront : front.puzzle().id());
        tabs.remember(settings);
    }
}
