import type { CompactTable } from './compact-table.js';

export const tr: CompactTable = {
  asks: 'nedir|nelerdir|kimdir|midir|mıdır|mudur|müdür|ne|neden|niçin|niye|nasıl|nerede|kim|kaç|hangi',
  task: 'Görev:',
  question: 'Soru:',
  requirements: 'Gereksinimler:',
  sharpQuestion: 'Önce doğrudan yanıt ver, sonra nedenlerini ve somut bir örneği yaz.',
  sharpRequest: 'Somut ol, isteğin her noktasını karşıla ve önemli bir şey eksikse neyi varsaydığını söyle.',
  bulletsQuestion: [
    'Yanıt: giriş yapmadan, ilk cümlede',
    'Dayanak: yanıtı destekleyen bilgiler, her biri bir cümle',
    'Örnek: gerçek hayattan somut bir durum',
    'Kesinlik: bilinmeyeni ya da tartışmalı olanı açıkça söyle',
  ],
  bulletsRequest: [
    'İçerik: tam olarak istenen; eksikler [köşeli ayraç] içinde',
    'Ayrıntılar: genel sözler yerine somut',
    'Üslup: giriş ve dolgu olmadan',
    'Eksiksizlik: isteğin her bölümü',
  ],
  order: 'Şu sırayla ilerle:',
  orderQuestion: [
    'Soru birden çok anlama geliyorsa nasıl anladığını söyle.',
    'Tek cümleyle yanıt ver, sonra nedenlerini yaz.',
    'Emin olmadığın noktaları ve yanıtı neyin değiştireceğini söyle.',
  ],
  orderRequest: [
    'Görevi nasıl anladığını tek cümleyle söyle.',
    'Belirleyici bir şey eksikse en fazla 3 soru sor ve yanıtımı bekle.',
    'Eksik yoksa görevi yap ve varsayımlarını sırala.',
  ],
};
