package puzzlescope.app.export;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportOptions;
import puzzlescope.export.ExportProgress;
import puzzlescope.export.ExportRequest;
import puzzlescope.export.PictureCrop;
import puzzlescope.export.PictureExport;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.NamedAction;
import puzzlescope.window.control.WindowPage;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.form.ParameterForm;
import puzzlescope.window.fx.FileDialogs;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.PositionWatch;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.theme.Theme;

/** The form for exporting a tab's run to a file, with progress. FX thread only. */
public final class ExportPane extends VBox {

    private static final String ID = "export-pane";
    private static final String NO_GAMES = "export.not-of-games";
    private static final Duration BETWEEN_LOOKS = Duration.millis(100);

    private final Appearance appearance;
    private final Player player;
    private final boolean byHand;
    private final BoardView board;
    private final ExportCards kinds;
    private final VBox form = new VBox();
    private final ToggleButton more = new ToggleButton();
    private final MomentCount count;
    private final SavedFileButtons opening;
    private final Button save = new Button();
    private final Button stop = new Button();
    private final ProgressBar progress = new ProgressBar(0);
    private final Label said = LocalizedControls.wrapped();
    private final Timeline clock = new Timeline(new KeyFrame(BETWEEN_LOOKS, _ -> look()));
    private volatile double done;

    /** The position that was filled in. */
    private long followed;

    private @Nullable ParameterForm fields;
    private @Nullable ExportTask task;

    private ExportPane(Appearance appearance, Player player, boolean byHand, BoardView board) {
        this.board = board;
        this.appearance = appearance;
        this.player = player;
        this.byHand = byHand;
        kinds = new ExportCards(appearance);
        more.setId("export-more");
        more.getStyleClass().add("flat");
        more.textProperty().bind(appearance.texts().of("export.more"));
        LocalizedControls.wrap(more);
        var arrow = new FontIcon();
        arrow.iconCodeProperty()
                .bind(more.selectedProperty()
                        .map(open -> open ? MaterialDesignC.CHEVRON_DOWN : MaterialDesignC.CHEVRON_RIGHT));
        more.setGraphic(arrow);
        more.setOnAction(_ -> fold());
        count = new MomentCount(appearance, player);
        opening = new SavedFileButtons(appearance, this::say);
        form.getStyleClass().add("form");
        VBox.setVgrow(form, Priority.ALWAYS);
        said.setId("export-said");
        said.managedProperty().bind(said.textProperty().isNotEmpty());
        getChildren().addAll(kinds, form);
        setId(ID);
        getStyleClass().add("export");
        clock.setCycleCount(Animation.INDEFINITE);
        kinds.valueProperty().subscribe(this::use);
    }

    /** What must be in sight: how much it is, what was written, and the button, which stays where it is. */
    private VBox foot() {
        return new VBox(count.node(), said, opening.node(), working());
    }

    private HBox working() {
        save.setId("export-save");
        save.getStyleClass().add("accent");
        save.textProperty().bind(appearance.texts().of("export.save"));
        save.setOnAction(_ -> choose().ifPresent(file -> save(file, true)));
        DisabledReason.of(
                save, () -> Message.of(task != null ? "export.working" : isRefused() ? NO_GAMES : "export.refused"));
        stop.setId("export-stop");
        stop.textProperty().bind(appearance.texts().of("export.stop"));
        stop.setOnAction(_ -> stop());
        progress.setMaxWidth(Double.MAX_VALUE);
        progress.accessibleTextProperty().bind(appearance.texts().of("export.working"));
        HBox.setHgrow(progress, Priority.ALWAYS);
        var row = new HBox(save, progress, stop);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("run-buttons");
        return row;
    }

    /**
     * The kinds of exports.
     *
     * @param open opens the page with a kind
     */
    public static Stream<NamedAction> paletteEntries(Consumer<ExportKind> open) {
        return ExportKind.all().stream()
                .map(kind -> new NamedAction(
                        Message.of("palette.export", Message.of("export." + kind.id())), () -> open.accept(kind)));
    }

    /**
     * Opens a page for a player's session, replacing an open one that is idle.
     *
     * @param kind chosen at first; empty for the first one
     * @param byHand whether the session is a game
     * @param board whose looks and visible part are the defaults
     * @param owner a node in the window
     */
    public static void open(
            Appearance appearance,
            Player player,
            boolean byHand,
            BoardView board,
            Optional<ExportKind> kind,
            Node owner) {
        if (WindowPage.opened(owner, ID).orElse(null) instanceof ExportPane open && open.isWorking()) {
            WindowPage.around(open).ifPresent(WindowPage::bringToFront);
            open.stop.requestFocus();
            return;
        }
        var pane = new ExportPane(appearance, player, byHand, board);
        kind.ifPresent(pane.kinds.valueProperty()::set);
        var page = new WindowPage(appearance, owner, "export.title", pane, Position.BESIDE);
        page.setFoot(pane.foot());
        page.keepWhile(pane::isWorking);
        var moves = new PositionWatch(() -> player.session().timeline().position(), pane::follow);
        var recorded = new PositionWatch(() -> player.session().trace().length(), _ -> pane.show());
        page.setOnClosed(() -> {
            moves.stop();
            recorded.stop();
            pane.stop();
        });
        page.show();
        pane.kinds.requestFocus();
    }

    /** Takes the position of the playhead as the moment, unless the person has chosen another. */
    private void follow(long position) {
        if (fields != null) {
            fields.replace(ExportOptions.AT, Long.toString(followed), Long.toString(position));
        }
        followed = position;
    }

    private void use(ExportKind kind) {
        var id = player.session().puzzle().id();
        var picture = PuzzlePicture.of(id);
        var made = new ParameterForm(
                appearance,
                option -> kind.options().contains(option) ? "export" : id + ".look",
                kind.options(picture),
                given(kind));
        made.disableIrrelevant(kind::idle);
        fields = made;
        var about = LocalizedControls.label(appearance, "command.export." + kind.id());
        about.getStyleClass().add("remark");
        form.getChildren().setAll(about, made, more);
        made.setOnChange(this::show);
        opening.clear();
        fold();
        said.setText(isRefused() ? appearance.localize(NO_GAMES) : "");
        show();
    }

    /** Hides what is about the look until it is asked for. */
    private void fold() {
        if (fields != null) {
            var own = kinds.getValue().options();
            fields.setHidden(
                    option -> !own.contains(option) || ExportOptions.OF_LOOK.contains(option.name()),
                    !more.isSelected());
        }
    }

    private boolean isWorking() {
        return task != null;
    }

    private boolean isRefused() {
        return byHand && !kinds.getValue().isOfGames();
    }

    /** The initial values: the current moment, range and look. */
    private Map<String, String> given(ExportKind kind) {
        var given = new HashMap<String, String>();
        PuzzlePicture.of(player.session().puzzle().id())
                .ifPresent(picture -> given.putAll(BoardDisplayOptions.texts(picture, board.sharedViewSettings())));
        var trace = player.session().trace();
        followed = player.session().timeline().position();
        given.put(ExportOptions.AT.name(), Long.toString(followed));
        if (trace.firstKept() > 0) {
            given.put(ExportOptions.BEGIN.name(), Long.toString(trace.firstKept()));
        }
        player.loop().range().ifPresent(range -> {
            given.put(ExportOptions.BEGIN.name(), Long.toString(range.from()));
            given.put(ExportOptions.END.name(), Long.toString(range.to()));
        });
        var theme = appearance.palette().theme();
        // A format that follows the theme of its reader's computer does so unless high contrast is needed.
        if (theme == Theme.CONTRAST || kind.options().contains(ExportOptions.THEME)) {
            given.put(ExportOptions.THEME.name(), theme.code());
        }
        given.put(
                ExportOptions.PICTURE_TEXT_SIZE.name(),
                Long.toString(Math.clamp(
                        Math.round(appearance.textSize()),
                        ExportOptions.PICTURE_TEXT_SIZE.minimum(),
                        ExportOptions.PICTURE_TEXT_SIZE.maximum())));
        if (kind.options().contains(PictureExport.PART)) {
            given.put(PictureExport.PART.name(), "");
            board.visiblePart().ifPresent(sight -> {
                var pictureCrop = PictureCrop.of(sight);
                given.put(PictureExport.PART.name(), pictureCrop.toString());
                given.put(
                        ExportOptions.RESOLUTION.name(), pictureCrop.size(sight).toString());
            });
        }
        return given;
    }

    private void show() {
        boolean working = isWorking();
        var filled = fields;
        count.count(
                kinds.getValue(),
                () -> filled == null || isRefused() || !filled.validProperty().get()
                        ? Optional.empty()
                        : request(filled.arguments(), Path.of(kinds.getValue().id())));
        kinds.setDisable(working);
        form.setDisable(working);
        save.setDisable(working
                || isRefused()
                || fields == null
                || !fields.validProperty().get());
        for (var part : new Region[] {progress, stop}) {
            Visibility.set(part, working);
        }
    }

    private void look() {
        progress.setProgress(done);
    }

    private Optional<Path> choose() {
        var kind = kinds.getValue();
        var chooser = new FileChooser();
        chooser.setTitle(appearance.title("export." + kind.id()));
        for (var ending : kind.endings()) {
            chooser.getExtensionFilters()
                    .add(new FileChooser.ExtensionFilter(ending.substring(1).toUpperCase(Locale.ROOT), "*" + ending));
        }
        chooser.setInitialFileName(player.session().puzzle().id() + "-" + kind.id()
                + kind.endings().getFirst());
        return FileDialogs.save(chooser, this);
    }

    /**
     * Exports as filled in.
     *
     * @param mayReplace whether it may replace a file, which the person has confirmed
     */
    public void save(Path file, boolean mayReplace) {
        var kind = kinds.getValue();
        var name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        if (task != null
                || fields == null
                || isRefused()
                || !fields.validProperty().get()) {
            return;
        }
        boolean named = kind.endings().stream().anyMatch(name::endsWith);
        var target = named
                ? file
                : file.resolveSibling(file.getFileName() + kind.endings().getFirst());
        var exportRequest = request(fields.arguments(), target);
        if (exportRequest.isEmpty()) {
            say(Message.of("export.no-picture"));
            return;
        }
        var made = new ExportTask(kind, exportRequest.get(), mayReplace && named, this::take);
        task = made;
        done = 0;
        clock.playFromStart();
        said.setText("");
        opening.clear();
        show();
        stop.requestFocus();
        made.start();
    }

    /** Returns the export as filled in; empty if the puzzle has no picture. */
    private Optional<ExportRequest> request(Arguments filled, Path target) {
        var session = player.session();
        var apart = session.withNewTimeline();
        return PuzzlePicture.of(session.puzzle().id())
                .map(picture -> new ExportRequest(
                        apart, picture, filled, appearance.texts().words(), target, new Progress()));
    }

    private void take(ExportTask.Result result) {
        boolean focused = stop.isFocused();
        task = null;
        clock.stop();
        show();
        if (focused) {
            save.requestFocus();
        }
        if (result.isSaved()) {
            opening.offer(result.file());
        }
        if (fields == null || !fields.showError(result.option(), result.message())) {
            say(result.message());
        }
    }

    /** Called on the thread of the export. */
    private final class Progress implements ExportProgress {

        @Override
        public void done(double share) {
            done = share;
        }
    }

    private void say(Message message) {
        said.setText(appearance.texts().localize(message));
    }

    private void stop() {
        if (task != null) {
            task.stop();
        }
    }
}
