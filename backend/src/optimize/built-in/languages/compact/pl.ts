import type { CompactTable } from './compact-table.js';

export const pl: CompactTable = {
  asks: 'co|kto|kogo|gdzie|dlaczego|czemu|kiedy|jak|jaki|jaka|jakie|ile|czy|który|która|które',
  task: 'Zadanie:',
  question: 'Pytanie:',
  requirements: 'Wymagania:',
  sharpQuestion: 'Najpierw odpowiedz wprost, a potem podaj powody i jeden konkretny przykład.',
  sharpRequest:
    'Pisz konkretnie, uwzględnij każdy punkt prośby, a jeśli brakuje czegoś ważnego, powiedz, co zakładasz.',
  bulletsQuestion: [
    'Odpowiedź: w pierwszym zdaniu, bez wstępu',
    'Uzasadnienie: fakty, na których się opiera, po jednym zdaniu',
    'Przykład: jeden konkretny przypadek z życia',
    'Pewność: otwarcie powiedzieć, co jest nieznane lub sporne',
  ],
  bulletsRequest: [
    'Treść: dokładnie to, o co proszę; braki w [nawiasach]',
    'Szczegóły: konkretne zamiast ogólników',
    'Styl: bez wstępu i bez zbędnych słów',
    'Kompletność: każda część prośby',
  ],
  order: 'Pracuj w tej kolejności:',
  orderQuestion: [
    'Powiedz, jak rozumiesz pytanie, jeśli można je odczytać na kilka sposobów.',
    'Odpowiedz jednym zdaniem, a potem podaj powody.',
    'Powiedz, czego nie jesteś pewien i co zmieniłoby odpowiedź.',
  ],
  orderRequest: [
    'Powiedz jednym zdaniem, jak rozumiesz zadanie.',
    'Jeśli brakuje czegoś istotnego, zadaj najwyżej 3 pytania i poczekaj na odpowiedź.',
    'W przeciwnym razie wykonaj zadanie i wymień przyjęte założenia.',
  ],
};
