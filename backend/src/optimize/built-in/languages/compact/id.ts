import type { CompactTable } from './compact-table.js';

export const id: CompactTable = {
  asks: 'apa|apakah|siapa|di mana|dimana|mengapa|kenapa|kapan|bagaimana|gimana|berapa|yang mana',
  task: 'Tugas:',
  question: 'Pertanyaan:',
  requirements: 'Persyaratan:',
  sharpQuestion: 'Jawab langsung terlebih dahulu, lalu berikan alasan dan satu contoh nyata.',
  sharpRequest:
    'Tulislah secara konkret, penuhi setiap bagian permintaan, dan sebutkan asumsimu jika ada hal penting yang kurang.',
  bulletsQuestion: [
    'Jawaban: di kalimat pertama, tanpa pembukaan',
    'Dasar: fakta pendukungnya, masing-masing satu kalimat',
    'Contoh: satu kasus nyata dari kehidupan sehari-hari',
    'Kepastian: katakan terus terang apa yang belum diketahui atau diperdebatkan',
  ],
  bulletsRequest: [
    'Isi: tepat seperti yang diminta; yang kurang dalam [tanda kurung]',
    'Rincian: konkret, bukan umum',
    'Gaya: tanpa pembukaan dan tanpa kata-kata pengisi',
    'Kelengkapan: setiap bagian permintaan',
  ],
  order: 'Kerjakan dengan urutan ini:',
  orderQuestion: [
    'Katakan bagaimana kamu memahami pertanyaannya jika bisa dibaca lebih dari satu cara.',
    'Jawab dalam satu kalimat, lalu berikan alasannya.',
    'Katakan apa yang belum pasti dan apa yang akan mengubah jawabannya.',
  ],
  orderRequest: [
    'Katakan dalam satu kalimat bagaimana kamu memahami tugasnya.',
    'Jika ada hal penting yang kurang, ajukan paling banyak 3 pertanyaan dan tunggu jawabanku.',
    'Jika tidak, kerjakan tugasnya dan sebutkan asumsimu.',
  ],
};
