package puzzlescope.export.film;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** A film as an animated GIF (CompuServe, GIF89a), over and over. */
final class GifFilm implements Film {

    private static final String IMAGE_FORMAT = "javax_imageio_gif_image_1.0";
    private static final int BITS = 8;
    private static final int MILLIS_A_TICK = 10;

    private final ChangedPixels changes;
    private final IndexColorModel model;
    private final ImageWriter writer =
            ImageIO.getImageWritersByFormatName("gif").next();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes);
    private ChangedPixels.Part waiting = new ChangedPixels.Part(0, 0, 0, 0);
    private int millis;

    GifFilm(int width, int height, ColorTable table) throws IOException {
        changes = new ChangedPixels(width, height, table);
        model = model(table);
        writer.setOutput(out);
        writer.prepareWriteSequence(null);
    }

    private static IndexColorModel model(ColorTable table) {
        int[] colors = table.colors();
        var channels = new byte[3][1 << BITS];
        for (int i = 0; i < colors.length; i++) {
            for (int channel = 0; channel < 3; channel++) {
                channels[channel][i] = (byte) (colors[i] >> 16 - 8 * channel);
            }
        }
        return new IndexColorModel(BITS, 1 << BITS, channels[0], channels[1], channels[2], ColorTable.MOST);
    }

    @Override
    public void add(int[] pixels, int lasting) throws IOException {
        var part = changes.of(pixels);
        if (!part.isEmpty()) {
            writeWaiting();
            waiting = part;
        }
        millis += lasting;
    }

    private void writeWaiting() throws IOException {
        if (waiting.isEmpty()) {
            return;
        }
        var image = new BufferedImage(waiting.width(), waiting.height(), BufferedImage.TYPE_BYTE_INDEXED, model);
        var data = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
        System.arraycopy(waiting.pixels(), 0, data, 0, data.length);
        writer.writeToSequence(new IIOImage(image, null, metadata()), null);
        millis = 0;
    }

    private IIOMetadata metadata() throws IIOInvalidTreeException {
        var metadata = writer.getDefaultImageMetadata(
                new ImageTypeSpecifier(model, model.createCompatibleSampleModel(1, 1)), null);
        var root = new IIOMetadataNode(IMAGE_FORMAT);
        root.appendChild(node(
                "ImageDescriptor",
                "imageLeftPosition",
                Integer.toString(waiting.x()),
                "imageTopPosition",
                Integer.toString(waiting.y()),
                "imageWidth",
                Integer.toString(waiting.width()),
                "imageHeight",
                Integer.toString(waiting.height()),
                "interlaceFlag",
                "FALSE"));
        root.appendChild(node(
                "GraphicControlExtension",
                "disposalMethod",
                "doNotDispose",
                "userInputFlag",
                "FALSE",
                "transparentColorFlag",
                "TRUE",
                "delayTime",
                Integer.toString(millis / MILLIS_A_TICK),
                "transparentColorIndex",
                Integer.toString(ColorTable.MOST)));
        root.appendChild(forEver());
        metadata.mergeTree(IMAGE_FORMAT, root);
        return metadata;
    }

    private static IIOMetadataNode forEver() {
        var extension = node("ApplicationExtension", "applicationID", "NETSCAPE", "authenticationCode", "2.0");
        extension.setUserObject(new byte[] {1, 0, 0});
        var extensions = new IIOMetadataNode("ApplicationExtensions");
        extensions.appendChild(extension);
        return extensions;
    }

    private static IIOMetadataNode node(String name, String... attributes) {
        var node = new IIOMetadataNode(name);
        for (int i = 0; i < attributes.length; i += 2) {
            node.setAttribute(attributes[i], attributes[i + 1]);
        }
        return node;
    }

    @Override
    public byte[] finish() throws IOException {
        writeWaiting();
        writer.endWriteSequence();
        out.close();
        return bytes.toByteArray();
    }

    @Override
    public void close() {
        writer.dispose();
    }
}
