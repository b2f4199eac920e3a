package puzzlescope.ui.control;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Label;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.replay.Timeline;
import puzzlescope.ui.theme.Look;

/** How often what has happened up to the position. Counters that a puzzle's vocabulary cannot move are left out. */
public final class CountersView extends Panel {

    private static final List<Role> COUNTED =
            List.of(Role.CALL, Role.TRY, Role.REJECT, Role.UNDO, Role.DEAD_END, Role.SOLUTION);

    private final Look look;
    private final Map<Role, Label> counts = new EnumMap<>(Role.class);
    private final Label depth = new Label();
    private final FigureTable table = new FigureTable();

    public CountersView(Look look, Vocabulary vocabulary) {
        super(look.texts().of("panel.counters"));
        this.look = look;
        setId("counters");
        for (var role : COUNTED) {
            if (vocabulary.kinds().stream().anyMatch(kind -> kind.roles().contains(role))) {
                counts.put(role, new Label());
                addRow("counter." + role, counts.get(role));
            }
        }
        addRow("counter.depth", depth);
        getChildren().add(table);
    }

    private void addRow(String key, Label number) {
        table.add(look.texts().of(key), number);
    }

    public void show(Timeline timeline) {
        counts.forEach((role, label) -> label.setText(look.say("number", timeline.count(role))));
        depth.setText(look.say("number", timeline.depth()));
    }
}
