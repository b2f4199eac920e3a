package puzzlescope.app.main;

import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import puzzlescope.window.board.Offer;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** Says what a board offers, with a button; hidden if it offers nothing. FX thread only. */
final class OfferBar extends HBox {

    private final Appearance appearance;
    private final Label reason = LocalizedControls.wrapped();
    private final Button accept = new Button();

    OfferBar(Appearance appearance) {
        this.appearance = appearance;
        setId("offer");
        getStyleClass().add("offer");
        reason.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(reason, Priority.ALWAYS);
        accept.setId("accept-offer");
        accept.getStyleClass().add("accent");
        accept.setMinWidth(Region.USE_PREF_SIZE);
        getChildren().addAll(reason, accept);
        Visibility.set(this, false);
    }

    void show(Optional<Offer> offer) {
        Visibility.set(this, offer.isPresent());
        offer.ifPresent(shown -> {
            reason.setText(appearance.texts().localize(shown.reason()));
            accept.setText(appearance.texts().localize(shown.action()));
            accept.setOnAction(_ -> shown.accept().run());
        });
    }
}
