import { DELAYED, STUDIED, WEIGHED_OUT } from '../everyday-orders.js';
import type { Particular } from '../particular.js';

/** A situation is told, and what is ordered behind it is wanted: amounts to buy, something to study from, word of a delay. */
export const PORTUGUESE_EVERYDAY_ORDERS: readonly Particular[] = [
  {
    asked: true,
    over: WEIGHED_OUT,
    named:
      '(?![^\\n]*(?:receita|\\p{Nd} ?(?:g|gr|gramas|ml)(?![\\p{L}])))(?=[^\\n]*(?<![\\p{L}])(?:cozinh\\p{L}*|comida|comer|jantar|almoco|cafe da manha|churrasco|feijoada|festa|piquenique|arroz|frango|carne|massa|macarrao|pao|bolo|vinho|cerveja|bebidas?|salada|batatas?|sopa|pizza|queijo|feijao|preparar)(?![\\p{L}]))(?=[^\\n]*(?<![\\p{L}])(?:convidad[oa]s|pessoas|adultos|criancas|amigos|colegas|para \\p{Nd}+|gente)(?![\\p{L}]))[^\\n]{0,220}(?<![\\p{L}])(?:quant[oa]s?|que quantidade|qual a quantidade)(?: [\\p{L}-]+,?){0,10}? (?:preciso|precisamos|compro|comprar|devo|tenho que|tenho de|faco|preparo|calculo)(?![\\p{L}])[^\\n]{0,100}',
    sharp:
      'Dê as quantidades como lista de compras, por pessoa e no total, em peso cru e arredondadas ao que se vende, com tudo o mais que for preciso, e diga que margem convém e o que muda com acompanhamentos, crianças ou quem come muito.',
    points: [
      'Quantidades: por pessoa e no total, peso cru, arredondadas ao que se vende',
      'O resto: o que mais é preciso, com quantidades',
      'Margem: quanto a mais convém e o que se guarda se sobrar',
      'Mudanças: o que aumenta ou diminui com acompanhamentos, crianças ou quem come muito',
    ],
  },
  {
    asked: true,
    over: STUDIED,
    named:
      '(?=[^\\n]*(?<![\\p{L}])(?:prova|exame|teste|vestibular|enem|frequencia|estudar|revisar|rever)(?![\\p{L}]))(?![^\\n]*(?<![\\p{L}])(?:este|esta|esse|essa|anexo|seguinte|abaixo|aqui)(?![\\p{L}]))(?!(?:como|por que|o que|e) )[^\\n:]{0,260}(?<![\\p{L}])(?:resumo|resuma|resume|apontamentos|guia de estudo|ficha de estudo)(?![\\p{L}])[^\\n:]{0,160}$',
    sharp:
      'Comece pela ideia em que o resto se apoia, dê depois os termos, passos ou datas a saber, um por linha e numa ordem que se possa aprender, diga o que se costuma confundir nas provas e termine com cinco perguntas para me testar, com as respostas à parte.',
    points: [
      'Início: a ideia em que o resto se apoia, em duas frases',
      'A saber: termos, passos ou datas, um por linha, numa ordem que se aprenda',
      'Confusões: o que se costuma trocar e como distinguir',
      'Teste: cinco perguntas como na prova, respostas à parte no fim',
    ],
  },
  {
    asked: true,
    over: DELAYED,
    named:
      '(?!(?:como|por que|o que|devo|posso) )(?=[^\\n]*(?<![\\p{L}])(?:escrev\\p{L}*|redij\\p{L}*|mensagem|e-?mail|whatsapp|sms|carta|diga|dizer|avis\\p{L}*|inform\\p{L}*|desculp\\p{L}*|recado|bilhete)(?![\\p{L}]))(?![^\\n]*(?<![\\p{L}])(?:reclam\\p{L}*|reembols\\p{L}*|meu (?:pedido|voo|comboio)|minha (?:encomenda|entrega)|prorrog\\p{L}*|cobranc\\p{L}*|pe[dc]\\p{L}*[^\\n]{0,60}(?:adi|prazo)\\p{L}*|adiamento|mais (?:prazo|tempo|\\p{Nd}+ dias)|ainda nao chegou)(?![\\p{L}]))(?=[^\\n]*(?<![\\p{L}])(?:atras\\p{L}*|vai (?:demorar|sair so)|so (?:fica|ficara|estara|vai estar|vai ficar|chega|chegara|entrego|consigo|posso)[^\\n]{0,50}(?:amanha|segunda|terca|quarta|quinta|sexta|semana|dia)|(?:chegar|chego|entrego|entregar)[^\\n]{0,30}(?:tarde|depois)|(?:\\p{Nd}+|um|uma|dois|duas|tres) (?:minutos|horas?|dias?|semanas?) (?:mais tarde|depois))(?![\\p{L}]))[^\\n]{12,300}',
    sharp:
      'Diga na primeira linha o que atrasa ou muda e o novo prazo, dê um motivo só se eu o disse, peça desculpa uma vez e na justa medida, diga o que se mantém e que se leia de relance.',
    points: [
      'Primeira linha: o que atrasa ou muda, e o novo prazo',
      'Desculpa: uma, curta e na justa medida, sem justificações',
      'Motivo: só se eu o disse, nenhum inventado',
      'O que se mantém: numa frase, se decorre do que eu disse',
      'Extensão: lê-se de relance, pronto a enviar',
    ],
  },
];
