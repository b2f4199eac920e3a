package puzzlescope.app.main;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.UserFolders;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.trace.Retention;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.NamedAction;
import puzzlescope.window.form.LocalizedComboBox;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Speed;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.theme.TextSize;

/**
 * The page of settings: what a person chooses once. Each takes effect at once, or says when; one that an administrator
 * has fixed is shown and cannot be changed. FX thread only.
 */
final class SettingsPage extends ScrollPane {

    private static final String MEMORY = "recording.memory-megabytes";
    private static final String FILE = "recording.file-megabytes";
    private static final int MOST_MEGABYTES = 1 << 20;

    private final MainWindow window;
    private final Appearance appearance;
    private final Settings settings;
    private final VBox content = new VBox();
    private final Map<String, Node> controls = new LinkedHashMap<>();
    /** Shows the current values again. */
    private final List<Runnable> readers = new ArrayList<>();

    private final GridPane rows = new GridPane();
    private boolean reading;

    /** @param settings those of the last session, with what an administrator has fixed */
    SettingsPage(MainWindow window, Settings settings) {
        this.window = window;
        this.settings = settings;
        appearance = window.appearance();
        setId("settings-page");
        getStyleClass().addAll("side", "start-page");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        content.getStyleClass().add("settings");
        var title = LocalizedControls.label(appearance, "settings.title");
        title.getStyleClass().add("start-heading");
        rows.getStyleClass().add("settings-rows");
        content.getChildren().addAll(title, rows);
        addAppearanceSettings();
        addPlayback();
        addKeeping();
        var buttons = new HBox(
                LocalizedControls.button(appearance, "settings-presets", "settings.presets", this::usePresets),
                LocalizedControls.button(appearance, "settings-close", "settings.close", window::leavePage));
        buttons.getStyleClass().add("run-buttons");
        content.getChildren().add(buttons);
        setContent(content);
    }

    /** The settings that have a control, by the keys under which they are kept. */
    static List<String> keys() {
        return List.of(
                "language",
                "theme",
                "text-size",
                "motion.reduced",
                "open.start-page",
                "class-mode",
                "timeline.whole-run",
                "speed",
                "keys.letters",
                MEMORY,
                FILE);
    }

    /** @param page shows the settings */
    static Stream<NamedAction> paletteEntries(Supplier<SettingsPage> page) {
        return keys().stream()
                .map(key -> new NamedAction(
                        Message.of("palette.setting", name(key)),
                        () -> page.get().focus(key)));
    }

    static Message name(String key) {
        return Message.of("settings." + key);
    }

    private void addAppearanceSettings() {
        addGroup("settings.looks");
        add(
                "language",
                List.of(Language.values()),
                () -> appearance.texts().language(),
                each -> Message.of("language." + each.code()),
                appearance.texts()::use);
        add(
                "theme",
                ThemeChoice.settings(),
                window.themeChoice()::setting,
                each -> Message.of("theme." + each),
                window.themeChoice()::choose);
        add(
                "text-size",
                IntStream.rangeClosed(0, TextSize.LARGEST).boxed().toList(),
                () -> window.textSize().index(),
                each -> Message.of("settings.px", TextSize.px(each)),
                window.textSize()::set);
        add("motion.reduced", window.choices().reducedMotion());
        add("open.start-page", window.choices().opensStartPage());
    }

    private void addPlayback() {
        addGroup("settings.playback");
        add("class-mode", window.choices().classMode());
        var whole = add("timeline.whole-run", window.choices().wholeRun());
        window.choices()
                .classMode()
                .subscribe(on -> DisabledReason.disable(
                        whole,
                        on
                                ? Message.of("class-mode.why-not")
                                : settings.isFixed("timeline.whole-run") ? Message.of("settings.fixed") : null));
        var speeds = IntStream.rangeClosed(Speed.SLOWEST, Speed.FASTEST)
                .filter(Speed::isOffered)
                .boxed()
                .toList();
        var speed = window.choices().speed();
        add("speed", speeds, speed::get, Speed::name, speed::set);
        add("keys.letters", window.choices().letters());
    }

    private void addKeeping() {
        addGroup("settings.keeping");
        addMegabytes(MEMORY, Retention.MEMORY_BYTES);
        addMegabytes(FILE, Retention.FILE_BYTES);
        addPlace("settings.folder.settings", UserFolders.settings());
        addPlace("settings.folder.recordings", UserFolders.cache());
        addPlace("settings.folder.logs", UserFolders.logs());
        addPlace("settings.folder.administration", UserFolders.administration());
    }

    private void addGroup(String key) {
        var heading = LocalizedControls.label(appearance, key);
        heading.getStyleClass().add("panel-heading");
        rows.add(heading, 0, rows.getRowCount(), 3, 1);
    }

    /** Adds a row; a setting that is fixed cannot be changed. */
    private void add(String key, Node control) {
        var label = LocalizedControls.label(appearance, "settings." + key);
        label.setLabelFor(control);
        control.setId("setting-" + key.replace('.', '-'));
        controls.put(key, control);
        if (settings.isFixed(key)) {
            DisabledReason.disable(control, Message.of("settings.fixed"));
            var fixed = LocalizedControls.label(appearance, "settings.fixed");
            fixed.getStyleClass().add("remark");
            rows.addRow(rows.getRowCount(), label, control, fixed);
        } else {
            rows.addRow(rows.getRowCount(), label, control);
        }
    }

    private <T> void add(
            String key, List<T> values, Supplier<T> value, Function<T, Message> words, Consumer<T> onChosen) {
        var choice = new LocalizedComboBox<>(appearance, key, values, value.get(), words);
        readers.add(() -> choice.setValue(value.get()));
        choice.setOnAction(_ -> {
            if (!reading && !choice.getValue().equals(value.get())) {
                onChosen.accept(choice.getValue());
            }
        });
        add(key, choice);
    }

    private CheckBox add(String key, BooleanProperty value) {
        var box = new CheckBox();
        box.selectedProperty().bindBidirectional(value);
        box.accessibleTextProperty().bind(appearance.texts().of("settings." + key));
        add(key, box);
        return box;
    }

    /** Adds a size that is used from the next start on. */
    private void addMegabytes(String key, long used) {
        var number = new NumberParameter(key, 0, MOST_MEGABYTES, false, used >> 20);
        var field = new TextField();
        var remark = LocalizedControls.lines("setting-remark-" + key.replace('.', '-'));
        remark.getStyleClass().add("remark");
        readers.add(() -> field.setText(settings.get(key).orElse(String.valueOf(used >> 20))));
        field.textProperty().addListener((_, _, text) -> {
            try {
                settings.put(key, number.parse(text));
                remark.setText(reading ? "" : appearance.localize("settings.next-start"));
            } catch (InvalidInputException refusal) {
                remark.setText(appearance.texts().localize(refusal.reason()));
            }
            Visibility.set(remark, !remark.getText().isEmpty());
        });
        add(key, field);
        rows.add(remark, 1, rows.getRowCount());
    }

    private void addPlace(String key, Path place) {
        var path = new Label(place.toString());
        path.setWrapText(true);
        path.getStyleClass().add("remark");
        rows.addRow(rows.getRowCount(), LocalizedControls.label(appearance, key), path);
    }

    private void usePresets() {
        window.themeChoice().choose(ThemeChoice.SYSTEM);
        window.textSize().normal();
        window.choices().usePresets();
        settings.remove(MEMORY);
        settings.remove(FILE);
        onShown();
    }

    /** Called when the page is shown: reads the values anew. */
    void onShown() {
        reading = true;
        readers.forEach(Runnable::run);
        reading = false;
    }

    void focus(String key) {
        var control = controls.get(key);
        if (control != null) {
            control.requestFocus();
        }
    }
}
