/**
 * Everything in words: the message bundles, the listings, and transcripts, which are runs printed as the documents' programs
 * print them. May use {@code core}; no window.
 */
@NullMarked
package puzzlescope.text;

import org.jspecify.annotations.NullMarked;
