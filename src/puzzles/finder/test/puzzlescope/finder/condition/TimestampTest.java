package puzzlescope.finder.condition;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.finder.tree.FolderItem;

/** Held against the example of chapter 10, which was made in this time zone. */
class TimestampTest {

    private static final ZoneId ZONE = ZoneId.of("America/Chicago");
    private static final Timestamp TIME = new Timestamp(FileTime.CREATED, 1_625_705_942_116L);

    private static String parts(ZoneId zone) {
        return Arrays.stream(Timestamp.Part.values())
                .map(part -> part.attribute() + "=" + part.of(TIME.in(zone)))
                .reduce((one, other) -> one + ", " + other)
                .orElseThrow();
    }

    @Test
    void oneInstantHasItsPartsHereAndInUtc() {
        assertThat(parts(ZONE))
                .isEqualTo("tm_year=2021, tm_mon=7, tm_mday=7, tm_hour=19, tm_min=59, tm_sec=2, tm_wday=2, tm_yday=188,"
                        + " tm_isdst=1");
        assertThat(parts(ZoneOffset.UTC))
                .isEqualTo("tm_year=2021, tm_mon=7, tm_mday=8, tm_hour=0, tm_min=59, tm_sec=2, tm_wday=3, tm_yday=189,"
                        + " tm_isdst=0");
    }

    @Test
    void aDateIsWrittenAsPythonDoes() {
        assertThat(Timestamp.ascTime(TIME.in(ZONE))).isEqualTo("Wed Jul  7 19:59:02 2021");
        assertThat(Timestamp.ascTime(TIME.in(ZoneOffset.UTC))).isEqualTo("Thu Jul  8 00:59:02 2021");
    }

    @ParameterizedTest
    @CsvSource({
        "1625705942116, 1625705942.116",
        "1625705942120, 1625705942.12",
        "1625705940000, 1625705940.0",
        "0, 0.0",
        "5, 0.005",
        "-1500, -1.5"
    })
    void secondsAreWrittenAsPythonDoes(long millis, String expected) {
        assertThat(new Timestamp(FileTime.MODIFIED, millis).seconds()).isEqualTo(expected);
    }

    /** Held against CPython: {@code os.utime(f, ns=(t, t))}, {@code os.path.getmtime(f)}. */
    @ParameterizedTest
    @CsvSource({
        "1625705942116, 503700, 1625705942.1165037",
        "981173106123, 456800, 981173106.1234568",
        "1625705942116, 0, 1625705942.116"
    })
    void noDigitIsCut(long millis, int nanos, String expected) {
        assertThat(new Timestamp(FileTime.MODIFIED, millis, nanos).seconds()).isEqualTo(expected);
    }

    @Test
    void theWayIsToldInLines() {
        assertThat(TIME.text(ZONE))
                .startsWith("  os.path.getctime()  1625705942.116\n    time.localtime()  tm_year=2021, ")
                .contains("\n      time.asctime()  Wed Jul  7 19:59:02 2021\n    time.gmtime()  tm_year=2021, ")
                .endsWith("\n      time.asctime()  Thu Jul  8 00:59:02 2021\n");
        assertThat(new Timestamp(FileTime.ACCESSED, FolderItem.NOT_KNOWN).text(ZONE))
                .isEqualTo("  os.path.getatime()  -\n");
    }
}
