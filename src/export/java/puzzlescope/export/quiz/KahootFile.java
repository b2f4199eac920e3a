package puzzlescope.export.quiz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import puzzlescope.engine.text.Words;
import puzzlescope.export.TextTemplate;
import puzzlescope.export.ZipArchive;
import puzzlescope.learn.question.Prediction;
import puzzlescope.picture.svg.Xml;

/**
 * Questions as a spreadsheet for import by Kahoot: its template has the heading in row 8 and a question in each row
 * from 9 on, in columns B to H.
 *
 * @param seconds the time limit of each question; one of those named in the heading
 */
record KahootFile(Words words, int seconds) {

    private static final int LONGEST_QUESTION = 120;
    private static final int LONGEST_ANSWER = 75;
    private static final int HEADING_ROW = 8;
    private static final int ANSWERS = 4;
    private static final List<String> HEADING = List.of(
            "Question - max 120 characters",
            "Answer 1 - max 75 characters",
            "Answer 2 - max 75 characters",
            "Answer 3 - max 75 characters",
            "Answer 4 - max 75 characters",
            "Time limit (sec) \u2013 5, 10, 20, 30, 60, 90, 120, or 240 secs",
            "Correct answer(s) - choose at least one");

    /** Returns whether a question is short enough. */
    boolean takes(Prediction prediction) {
        return asked(prediction).length() <= LONGEST_QUESTION
                && prediction.choices().stream()
                        .map(Prediction.Choice::words)
                        .allMatch(choice -> words.localize(choice).length() <= LONGEST_ANSWER);
    }

    /** Returns the question after the last step, if there is room for that. */
    String asked(Prediction prediction) {
        var question = words.localize(prediction.question());
        return prediction
                .situation()
                .map(situation -> words.localize(situation) + " " + question)
                .filter(both -> both.length() <= LONGEST_QUESTION)
                .orElse(question);
    }

    byte[] bytes(String title, List<Prediction> questions) {
        var rows = new StringBuilder();
        row(rows, 2, List.of(title));
        row(rows, HEADING_ROW, HEADING);
        for (int i = 0; i < questions.size(); i++) {
            row(rows, HEADING_ROW + 1 + i, cells(questions.get(i)));
        }
        var archive = new ZipArchive();
        archive.put("[Content_Types].xml", part("content-types", Map.of()));
        archive.put("_rels/.rels", part("rels", Map.of()));
        archive.put("xl/workbook.xml", part("workbook", Map.of()));
        archive.put("xl/_rels/workbook.xml.rels", part("workbook-rels", Map.of()));
        archive.put("xl/worksheets/sheet1.xml", part("sheet", Map.of("rows", rows.toString())));
        return archive.bytes();
    }

    private static byte[] part(String name, Map<String, String> values) {
        return TextTemplate.filled("quiz/" + name + ".xml", values).getBytes(StandardCharsets.UTF_8);
    }

    private List<String> cells(Prediction prediction) {
        var cells = new ArrayList<String>();
        cells.add(asked(prediction));
        for (int i = 0; i < ANSWERS; i++) {
            cells.add(
                    i < prediction.choices().size()
                            ? words.localize(prediction.choices().get(i).words())
                            : "");
        }
        cells.add(String.valueOf(seconds));
        cells.add(String.valueOf(prediction.answer() + 1));
        return cells;
    }

    /** Writes a row from column B on: whole numbers as numbers, everything else as text. */
    private static void row(StringBuilder rows, int number, List<String> cells) {
        rows.append("<row r=\"").append(number).append("\">");
        for (int i = 0; i < cells.size(); i++) {
            var place = (char) ('B' + i) + String.valueOf(number);
            var cell = cells.get(i);
            boolean isNumber = i >= ANSWERS + 1 && number > HEADING_ROW;
            if (isNumber) {
                rows.append("<c r=\"%s\"><v>%s</v></c>".formatted(place, cell));
            } else if (!cell.isEmpty()) {
                rows.append("<c r=\"%s\" t=\"inlineStr\"><is><t xml:space=\"preserve\">%s</t></is></c>"
                        .formatted(place, Xml.escaped(cell)));
            }
        }
        rows.append("</row>\n");
    }
}
