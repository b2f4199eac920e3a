package puzzlescope.export.pdf;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Deflater;

/** The objects of a PDF file. Source: ISO 32000-1, Document management, Portable document format, 2008. */
final class PdfObjects {

    private static final String HEADER = "%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n";
    private static final int BUFFER = 1 << 14;

    private final List<byte[]> objects = new ArrayList<>();

    /** Reserves the number of an object that is defined later. */
    int reserve() {
        objects.add(new byte[0]);
        return objects.size();
    }

    void set(int number, String body) {
        objects.set(number - 1, latin(body));
    }

    int add(String body) {
        objects.add(latin(body));
        return objects.size();
    }

    /** Adds compressed data with the entries of its dictionary and returns its number. */
    int stream(String entries, byte[] data) {
        var packed = packed(data);
        var object = new ByteArrayOutputStream();
        object.writeBytes(latin("<< " + entries + " /Filter /FlateDecode /Length " + packed.length + " >>\nstream\n"));
        object.writeBytes(packed);
        object.writeBytes(latin("\nendstream"));
        objects.add(object.toByteArray());
        return objects.size();
    }

    int stream(String entries, CharSequence text) {
        return stream(entries, latin(text.toString()));
    }

    private static byte[] packed(byte[] data) {
        try (var deflater = new Deflater(Deflater.BEST_COMPRESSION)) {
            deflater.setInput(data);
            deflater.finish();
            var packed = new ByteArrayOutputStream();
            var buffer = new byte[BUFFER];
            while (!deflater.finished()) {
                packed.write(buffer, 0, deflater.deflate(buffer));
            }
            return packed.toByteArray();
        }
    }

    private static byte[] latin(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Returns a text as a value that can hold any character. */
    static String text(String text) {
        var hex = new StringBuilder("<FEFF");
        text.chars().forEach(unit -> hex.append(hex(unit, 4)));
        return hex.append('>').toString();
    }

    static String hex(int number, int digits) {
        var hex = Integer.toHexString(number);
        return "0".repeat(digits - hex.length()) + hex;
    }

    /** Returns the whole file. It has no time stamps or random names, so that the same objects give the same bytes. */
    byte[] file(int catalog, int info) {
        var file = new ByteArrayOutputStream();
        file.writeBytes(latin(HEADER));
        var places = new StringBuilder();
        for (int i = 0; i < objects.size(); i++) {
            var place = Integer.toString(file.size());
            places.append("0".repeat(10 - place.length())).append(place).append(" 00000 n \n");
            file.writeBytes(latin(i + 1 + " 0 obj\n"));
            file.writeBytes(objects.get(i));
            file.writeBytes(latin("\nendobj\n"));
        }
        int table = file.size();
        int size = objects.size() + 1;
        file.writeBytes(latin("xref\n0 " + size + "\n0000000000 65535 f \n" + places + "trailer\n<< /Size " + size
                + " /Root " + catalog + " 0 R /Info " + info + " 0 R >>\nstartxref\n" + table + "\n%%EOF\n"));
        return file.toByteArray();
    }
}
