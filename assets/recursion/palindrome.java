// A palindrome reads the same from both ends: its first and last letters are equal, and what is between is a palindrome.
class Palindrome {

    static boolean run() {
        return isPalindrome("racecar");
    }

    static boolean isPalindrome(String word) {
        if (word.length() < 2) {
            return true;
        }
        return word.charAt(0) == word.charAt(word.length() - 1)
                && isPalindrome(word.substring(1, word.length() - 1));
    }
}
