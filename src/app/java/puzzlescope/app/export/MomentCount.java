package puzzlescope.app.export;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.Label;
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

/** Says how many slides, pictures or rows an export would have, and of which moments. FX thread only. */
final class MomentCount {

    private final Appearance appearance;
    private final Player player;
    private final Label label = LocalizedControls.lines("export-count");

    /** Counts the counts, so that a late one is not taken for the latest. */
    private int counts;

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
        int number = ++counts;
        label.setText("");
        if (kind.mostMoments() == 0) {
            return;
        }
        if (!player.mayTellAll()) {
            label.setText(appearance.localize("class-mode.why-not"));
            return;
        }
        request.get()
                .ifPresent(filled -> filled.session()
                        .reader("moments", () -> {
                            var counted = counted(kind, filled);
                            FxThread.run(() -> {
                                if (number == counts) {
                                    label.setText(appearance.texts().localize(counted));
                                }
                            });
                        })
                        .start());
    }

    private static Message counted(ExportKind kind, ExportRequest request) {
        try {
            var moments = request.arguments().get(ExportOptions.BY).choose(request, kind.mostMoments());
            int number = moments.positions().length;
            double seconds = kind.seconds(request.arguments(), number);
            var many = seconds > 0
                    ? Message.of("export.count." + kind.id(), number, Speed.length(seconds))
                    : Message.of("export.count." + kind.id(), number);
            return moments.sentence()
                    .map(chosen -> Message.of("export.count.chosen", many, chosen))
                    .orElse(many);
        } catch (ExportRefusedException refused) {
            return refused.reason();
        }
    }
}
