import type { CompactTable } from './compact-table.js';

export const ms: CompactTable = {
  asks: 'apa|apakah|siapa|di mana|mengapa|kenapa|bila|bagaimana|berapa|yang mana',
  task: 'Tugas:',
  question: 'Soalan:',
  requirements: 'Keperluan:',
  sharpQuestion: 'Jawab terus dahulu, kemudian berikan sebab dan satu contoh yang nyata.',
  sharpRequest:
    'Tulis secara konkrit, penuhi setiap bahagian permintaan, dan nyatakan andaian anda jika ada perkara penting yang tiada.',
  bulletsQuestion: [
    'Jawapan: dalam ayat pertama, tanpa mukadimah',
    'Asas: fakta yang menyokongnya, satu ayat setiap satu',
    'Contoh: satu kes nyata daripada kehidupan seharian',
    'Kepastian: nyatakan terus terang perkara yang tidak diketahui atau dipertikaikan',
  ],
  bulletsRequest: [
    'Kandungan: tepat seperti yang diminta; yang tiada dalam [kurungan]',
    'Perincian: konkrit, bukan umum',
    'Gaya: tanpa mukadimah dan tanpa kata-kata kosong',
    'Kelengkapan: setiap bahagian permintaan',
  ],
  order: 'Buat mengikut urutan ini:',
  orderQuestion: [
    'Nyatakan cara anda memahami soalan itu jika ia boleh dibaca dengan beberapa cara.',
    'Jawab dalam satu ayat, kemudian berikan sebabnya.',
    'Nyatakan perkara yang belum pasti dan apa yang akan mengubah jawapan.',
  ],
  orderRequest: [
    'Nyatakan dalam satu ayat cara anda memahami tugas itu.',
    'Jika ada perkara penting yang tiada, tanya paling banyak 3 soalan dan tunggu jawapan saya.',
    'Jika tidak, laksanakan tugas itu dan senaraikan andaian anda.',
  ],
};
