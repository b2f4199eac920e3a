// Quick sort: puts smaller elements to the left of a pivot and larger ones to its right, then sorts both sides.
class QuickSort {

    static int[] run() {
        int[] list = {5, 2, 8, 1, 9, 3, 7, 4};
        sort(list, 0, list.length - 1);
        return list;
    }

    static void sort(int[] list, int low, int high) {
        if (low < high) {
            int pivot = partition(list, low, high);
            sort(list, low, pivot - 1);
            sort(list, pivot + 1, high);
        }
    }

    static int partition(int[] list, int low, int high) {
        int pivot = list[high];
        int next = low;
        for (int i = low; i < high; i++) {
            if (list[i] < pivot) {
                swap(list, i, next++);
            }
        }
        swap(list, next, high);
        return next;
    }

    static void swap(int[] list, int i, int j) {
        int kept = list[i];
        list[i] = list[j];
        list[j] = kept;
    }
}
