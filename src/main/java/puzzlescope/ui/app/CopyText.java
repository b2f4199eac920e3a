package puzzlescope.ui.app;

import java.util.function.Consumer;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import puzzlescope.core.event.Message;
import puzzlescope.text.Transcripts;
import puzzlescope.text.Words;
import puzzlescope.ui.player.Session;

/** Copies a recorded run to the clipboard as the text that the command line prints. FX thread only. */
final class CopyText {

    /** Longer texts are better made by the command line. */
    private static final int MOST_CHARACTERS = 20_000_000;

    private CopyText() {}

    /** Copies what is recorded so far and tells how it went. */
    static void copy(Words words, Session session, Consumer<Message> tell) {
        tell.accept(attempt(words, session));
    }

    private static Message attempt(Words words, Session session) {
        var trace = session.trace();
        if (trace.firstKept() > 0) {
            return Message.of("copy-text.not-kept");
        }
        var text = new StringBuilder();
        var transcript = Transcripts.of(session.puzzle())
                .begin(session.arguments(), session.instance().vocabulary(), words, text::append);
        for (long position = 0; position < trace.length(); position++) {
            transcript.emit(trace.event(position));
            if (text.length() > MOST_CHARACTERS) {
                return Message.of("copy-text.too-long", MOST_CHARACTERS);
            }
        }
        transcript.finish();
        var content = new ClipboardContent();
        content.putString(text.toString());
        Clipboard.getSystemClipboard().setContent(content);
        return Message.of("copy-text.done", text.toString().lines().count());
    }
}
