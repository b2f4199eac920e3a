/** Working through lessons beside the tab: the text of a chapter, what is to be done, and what was answered. */
@NullMarked
package puzzlescope.app.lesson;

import org.jspecify.annotations.NullMarked;
