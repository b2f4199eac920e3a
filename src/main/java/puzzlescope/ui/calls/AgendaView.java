package puzzlescope.ui.calls;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.core.event.Agenda;
import puzzlescope.ui.control.LinesInSight;
import puzzlescope.ui.control.Panel;
import puzzlescope.ui.theme.Appearance;

/** What a search has still to deal with, in place of its calls: the queue, the open list, the stack. FX thread only. */
final class AgendaView extends VBox {

    /** How many entries are named: of one agenda, or of each of two. */
    private static final int MOST = 6;

    private static final int MOST_OF_TWO = 4;
    private static final int MOST_AGENDAS = 2;

    private final Appearance appearance;
    private final List<Part> parts = new ArrayList<>();

    AgendaView(Appearance appearance) {
        this.appearance = appearance;
        setId("agenda");
        getStyleClass().add("agendas");
        for (int i = 0; i < MOST_AGENDAS; i++) {
            var part = new Part(new SimpleStringProperty(""));
            parts.add(part);
            getChildren().add(part);
        }
    }

    /** Leaves room for what is laid over the right end of the first heading. */
    void leaveRoom(Region over) {
        parts.getFirst().leaveRoom(over);
    }

    /** How many entries of an agenda may be shown. */
    static int most() {
        return MOST;
    }

    void show(List<Agenda> agendas) {
        int most = agendas.size() > 1 ? MOST_OF_TWO : MOST;
        for (int i = 0; i < MOST_AGENDAS; i++) {
            boolean shown = i < agendas.size();
            show(parts.get(i), shown);
            if (shown) {
                parts.get(i).show(appearance, agendas.get(i), most);
            }
        }
    }

    private static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    /** One agenda: its name with its size, then its first entries. */
    private static final class Part extends Panel {

        private final StringProperty heading;
        private final List<Label> rows = new ArrayList<>();
        private final Label more = new Label();
        private final VBox entries = new VBox();
        private final LinesInSight inSight = new LinesInSight(entries);

        Part(StringProperty heading) {
            super(heading);
            this.heading = heading;
            entries.getStyleClass().add("agenda");
            for (int i = 0; i < MOST; i++) {
                var row = new Label();
                row.getStyleClass().add("agenda-entry");
                row.setMinWidth(0);
                var whole = new Tooltip();
                whole.textProperty().bind(row.textProperty());
                row.setTooltip(whole);
                rows.add(row);
            }
            more.getStyleClass().add("call-stack-more");
            more.setWrapText(true);
            entries.getChildren().addAll(rows);
            entries.getChildren().add(more);
            VBox.setVgrow(inSight, Priority.ALWAYS);
            VBox.setVgrow(this, Priority.ALWAYS);
            getChildren().add(inSight);
        }

        void show(Appearance appearance, Agenda agenda, int most) {
            heading.set(appearance.say("agenda.heading", agenda.name(), agenda.size()));
            int named = Math.min(most, agenda.first().size());
            for (int i = 0; i < MOST; i++) {
                boolean shown = i < named;
                AgendaView.show(rows.get(i), shown);
                rows.get(i)
                        .setText(shown ? appearance.texts().say(agenda.first().get(i)) : "");
            }
            int hidden = agenda.size() - named;
            more.setText(
                    agenda.size() == 0
                            ? appearance.say("agenda.empty")
                            : named == 0
                                    ? appearance.say("agenda.large")
                                    : hidden > 0 ? appearance.say("agenda.more", hidden) : "");
            AgendaView.show(more, !more.getText().isEmpty());
            inSight.follow(named == 0 ? null : rows.getFirst());
        }
    }
}
