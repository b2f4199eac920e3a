/**
 * A run as a page that plays in a browser.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.replay}, {@code core.session}, {@code export},
 * {@code picture.svg}, {@code text}.
 */
@NullMarked
package puzzlescope.export.page;

import org.jspecify.annotations.NullMarked;
