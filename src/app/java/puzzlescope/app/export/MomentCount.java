package puzzlescope.app.export;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportOptions;
import puzzlescope.export.ExportRefusedException;
import puzzlescope.export.ExportRequest;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Speed;
import puzzlescope.window.theme.Appearance;

/** Says how many slides, pictures or rows an export would have, how large it would be, and of which moments. FX thread only. */
final class MomentCount {

    private static final double MEGABYTE = 1e6;
    private static final double LEAST_MEGABYTES = 0.1;

    private final Appearance appearance;
    private final Player player;
    private final Label label = LocalizedControls.lines("export-count");

    /** Counts the counts, so that a late one is not taken for the latest. */
    private int counts;

    private Optional<ExportRequest> next = Optional.empty();
    private @Nullable ExportKind nextKind;
    private boolean isCounting;

    MomentCount(Appearance appearance, Player player) {
        this.appearance = appearance;
        this.player = player;
        label.getStyleClass().add("remark");
    }

    Label node() {
        return label;
    }

    /**
     * Counts beside the window's thread.
     *
     * @param request the export as filled in; empty if it cannot be made
     */
    void count(ExportKind kind, Supplier<Optional<ExportRequest>> request) {
        counts++;
        next = Optional.empty();
        label.setText("");
        if (kind.mostMoments() == 0) {
            return;
        }
        if (!player.mayTellAll()) {
            label.setText(appearance.localize("class-mode.why-not"));
            return;
        }
        next = request.get();
        nextKind = kind;
        countNext();
    }

    /** Starts the latest count unless one is running: a recording that grows is counted again and again. */
    private void countNext() {
        var kind = nextKind;
        if (isCounting || next.isEmpty() || kind == null) {
            return;
        }
        var filled = next.get();
        next = Optional.empty();
        int number = counts;
        isCounting = true;
        filled.session()
                .reader("moments", () -> {
                    Message[] counted = {Message.of("export.stopped")};
                    try {
                        counted[0] = counted(kind, filled, many -> FxThread.run(() -> show(number, many)));
                    } finally {
                        FxThread.run(() -> take(number, counted[0]));
                    }
                })
                .start();
    }

    private void take(int number, Message counted) {
        isCounting = false;
        show(number, counted);
        countNext();
    }

    private void show(int number, Message counted) {
        if (number == counts) {
            label.setText(appearance.texts().localize(counted));
        }
    }

    /** @param first receives the number, which is known before the size */
    private static Message counted(ExportKind kind, ExportRequest request, Consumer<Message> first) {
        try {
            var moments = request.arguments().get(ExportOptions.BY).choose(request, kind.mostMoments());
            int number = moments.positions().length;
            double seconds = kind.seconds(request.arguments(), number);
            var many = seconds > 0
                    ? Message.of("export.count." + kind.id(), number, Speed.length(seconds))
                    : Message.of("export.count." + kind.id(), number);
            first.accept(many);
            long size = kind.size(request, moments.positions());
            var sized = size == 0
                    ? many
                    : Message.of("export.count.size", many, Math.max(LEAST_MEGABYTES, size / MEGABYTE));
            return moments.sentence()
                    .map(chosen -> Message.of("export.count.chosen", sized, chosen))
                    .orElse(sized);
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
            return Message.of("export.stopped");
        } catch (ExportRefusedException refused) {
            return refused.reason();
        }
    }
}
