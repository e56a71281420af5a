import type { Particular } from '../particular.js';

const OF_WHAT = '(?= (?:de|do|da|sobre|para|pra|pro|com|em|no|na|que|a|ao|onde|entre)|$|,)';

/** Speeches and greetings, what is published, what is made up, and what people need at home. */
export const PORTUGUESE_LIFE: readonly Particular[] = [
  {
    named:
      '(?:discurso|brinde|algumas palavras|palavras|texto|fala)(?: (?:de|para|pra|como|no|na|em|do|da|curt[oa]s?|breves?|emocionante|engracad[oa]))* (?:(?:a|o|um|uma|casamento d[oe]|noiv[oa] d[oe]|minha|meu) )*(?:casamento|padrinho|madrinha|noiv[oa]s?|bodas|aniversario|formatura|orador|oradora|aposentadoria|reforma|despedida|quinze anos|batizado|velorio|funeral|enterro|colacao)',
    sharp:
      'Comece com uma cena concreta e não com «é uma honra», mostre um só traço com uma história minha entre [colchetes] se eu não a contei, misture humor e emoção e feche com uma frase que peça resposta do público.',
    points: [
      'Início: uma cena concreta, sem me apresentar nem «é uma honra»',
      'Centro: um traço, mostrado com uma história; a minha entre [colchetes]',
      'Tom: humor na medida, nada que envergonhe alguém',
      'Frases: curtas, fáceis de dizer em voz alta',
      ['Duração: dois ou três minutos', '!length'],
    ],
  },
  {
    named:
      '(?:mensagem|carta|palavras|texto|nota|cartao)(?: \\p{L}+)? (?:de |para (?:dar )?(?:os )?)(?:pesames|condolencias|luto|conforto)|(?:pesames|condolencias)(?= (?:a|ao|para|pra|pro|pela)|$)',
    sharp:
      'Nomeie a perda com palavras simples, ofereça uma ajuda concreta em vez de «o que precisar», sem consolos prontos nem religião que eu não mencionei, e deixe [colchetes] para uma lembrança minha.',
    points: [
      'Início: a perda dita com simplicidade, com o nome se eu o dei',
      'Lembrança: uma, entre [colchetes] se eu não a contei',
      'Ajuda: uma concreta, sem exigir resposta',
      'Evitar: «está num lugar melhor», «tudo tem um motivo»',
      ['Extensão: três ou quatro frases', '!length'],
    ],
  },
  {
    named:
      '(?:texto (?:de|para|do|pra) (?:(?:o|um|meu) )?)?convites?(?= (?:de|para|pra|pro|a|ao|do|da|aniversario|casamento|digital)|$|,)',
    sharp:
      'Ponha primeiro o que se celebra, depois data, hora, lugar e como confirmar, com [colchetes] para o que eu não disse, e dê duas versões, uma simples e outra com mais graça.',
    points: [
      'Início: o que se celebra e de quem é',
      'Dados: data, hora, lugar e confirmação; [colchetes] se faltarem',
      'Tom: o da ocasião, sem frases de gráfica',
      'Versões: duas, uma simples e outra com mais graça',
    ],
    assumes: 'Two versions.',
  },
  {
    named:
      '(?:mensagem|carta|texto|frase|cartao|mensagens|frases|homenagem|legenda|dedicatoria|recado|whatsapp)s?(?: (?:bonit[oa]s?|curt[oa]s?|engracad[oa]s?|original|emocionante|linda|romantic[oa]s?|fofa|carinhosa))* (?:de |para |pra |pro |pelo |de feliz |feliz )(?:(?:meu|minha|um|uma|o|a|os) )*(?:aniversario|niver|natal|ano novo|fim de ano|bodas|dia d(?:as maes|a mae|os pais|o pai|os namorados|os professores|a mulher)|formatura|nascimento|amor|bom dia|agradecimento|despedida|pascoa)|carta de amor|declaracao de amor|dedicatoria(?= (?:de|do|da|para|pra|pro|pros|ao|aos)|$)|homenagem (?:para|pra|ao|a)(?= )',
    sharp:
      'Escreva duas versões como eu diria, uma curta para enviar logo e outra mais pessoal com [colchetes] para uma lembrança nossa, com um detalhe concreto em vez de frases de cartão.',
    points: [
      'Versões: duas, uma curta e outra mais pessoal',
      'Detalhe: um concreto; o nosso entre [colchetes] se eu não o contei',
      'Voz: como falo com essa pessoa',
      'Evitar: frases de cartão e rimas fáceis',
    ],
    assumes: 'Two versions.',
  },
  {
    named: '(?:post|publicacao|artigo|texto)s? (?:de|para|pro|no|pra) (?:(?:o|meu) )?linkedin',
    sharp:
      'Abra com uma frase que faça parar, conte um fato e o que ele ensina em parágrafos de uma linha, e feche com uma pergunta de verdade; só com dados meus e sem «é com muita alegria que anuncio».',
    points: [
      'Primeira frase: um fato ou uma dúvida, sem «é com muita alegria»',
      'Corpo: um só fato e o que ensina, parágrafos de uma linha',
      'Dados: só os meus; [colchetes] onde faltar um',
      'Encerramento: uma pergunta que se possa responder',
    ],
  },
  {
    named:
      '(?:post|publicacao|copy|texto|legenda|descricao|carrossel|story|stories|anuncio|mensagem)(?:s)?(?: (?:curt[oa]|promocional|de venda|divertid[oa]|criativ[oa]|engracad[oa]))* (?:de|para|pra|pro|no|na|do|da) (?:(?:o|a|meu|minha|um|uma|foto (?:do|de|no|na)|redes) )*(?:instagram|insta|ig|facebook|face|redes(?: sociais)?|twitter|threads|foto|loja|promocao|delivery|restaurante|salao|marca|negocio)|carrossel (?:de|para|pra|sobre)|legenda(?= |$)|post (?:de|para|pra|pro|sobre|divulgando|anunciando)(?! (?:o |um |meu )?blog)',
    over: [
      'text',
      'copy',
      'caption',
      'message',
      'small',
      'plain',
      'unknown',
      'document',
      'pieces',
      'article',
      'greeting',
    ],
    sharp:
      'Diga o importante na primeira linha, com um detalhe concreto do que contei, peça uma só ação e dê duas versões de tom diferente; nada que eu não tenha dito.',
    points: [
      'Primeira linha: o que faz parar, antes do «ver mais»',
      'Detalhe: um concreto do que contei',
      'Ação: uma só, e como fazê-la',
      'Hashtags: poucas e que alguém procure de verdade',
      'Versões: duas de tom diferente',
    ],
    assumes: 'Two versions.',
  },
  {
    named:
      '(?:roteiro|guiao|script)(?: (?:curto|breve|pronto))? (?:de|para|pra|pro) (?:(?:um|uma|meu|o|video|videos|canal) )*(?:tik ?tok|reels?|video|youtube|shorts?|podcast|anuncio|curta(?:-metragem)?|historia|explicativo|radio|comercial|stories)|roteiro sobre',
    over: [
      'outline',
      'document',
      'text',
      'small',
      'plain',
      'unknown',
      'dialogue',
      'copy',
      'caption',
      'story',
      'plan',
      'trip',
      'speech',
    ],
    sharp:
      'Prenda na primeira frase, ponha numa tabela o que se fala ao lado do que se vê com os segundos, escreva como se fala e termine com um só pedido.',
    points: [
      'Formato: tabela com tempo, o que se fala e o que se vê',
      'Primeira frase: um gancho, sem saudação',
      'Linguagem: frases curtas, como se fala',
      'Fio: uma só ideia, um exemplo',
      'Fim: um só pedido',
    ],
  },
  {
    named:
      '(?:calendario|plano|cronograma|planejamento|estrategia|ideias|linha)(?: (?:de|mensal|semanal|para|pra))* (?:conteudos?|editorial|postagens|posts|redes(?: sociais)?|instagram|marketing(?: digital)?|tik ?tok|reels)',
    sharp:
      'Faça uma tabela com dia, canal, tema, formato e primeira linha, misture o útil, o pessoal e pouca venda, e assinale o que se grava de uma vez ou se reaproveita.',
    points: [
      'Formato: tabela com dia, canal, tema, formato e primeira linha',
      'Mistura: sobretudo o útil ou pessoal, pouca venda',
      'Esforço: o que se grava de uma vez ou se reaproveita, assinalado',
      'Medida: o que olhar ao fim de um mês',
    ],
  },
  {
    named:
      '(?:bio|biografia|apresentacao|descricao)(?: (?:curta|profissional|criativa))? (?:de|para|pra|pro|no|do) (?:(?:meu|minha|o|a|um|perfil (?:de|do|no)) )*(?:instagram|insta|tik ?tok|linkedin|twitter|site|negocio|loja|facebook|tinder|bumble|app de (?:namoro|encontros))|perfil (?:de|para|pro|no) (?:meu )?(?:tinder|bumble|app de (?:namoro|encontros))',
    sharp:
      'Diga em poucas palavras o que mais ninguém poderia dizer, com detalhes meus ou [colchetes] e sem adjetivos sobre mim, deixe algo fácil de responder e dê três versões diferentes.',
    points: [
      'Detalhes: pequenos e verdadeiros; [colchetes] onde um ajudaria',
      'Gancho: algo fácil de responder ou de fazer',
      'Evitar: adjetivos sobre mim e «amante de viagens»',
      ['Quantidade: três versões de tom diferente', '!count'],
    ],
    assumes: 'Number: three versions.',
  },
  {
    named:
      '(?:anuncio|texto|descricao) (?:para|pra|de) (?:vender|venda d[oae]|alugar) (?:o |a )?(?:meu|minha|um|uma|o|a|uns)|(?:anuncio|descricao|texto|ficha)(?: (?:de|para|pra|pro|do|da|vender|venda|alugar|aluguel|meu|minha|um|uma|o|a|no|na|usad[oa]))* (?:produto|olx|mercado ?livre|shopee|enjoei|vinted|marketplace|amazon|elo7|airbnb|imovel|apartamento|ape|casa|quarto|carro|moto|bicicleta|bike|sofa|celular|telemovel|iphone|notebook)',
    sharp:
      'Ponha no título o que alguém procuraria, depois estado, medidas e o que inclui, os defeitos com honestidade e como ver ou retirar; [colchetes] para cada dado que não dei.',
    points: [
      'Título: as palavras que alguém procuraria',
      'Dados: estado, medidas, tempo de uso e o que inclui; [colchetes] se faltarem',
      'Defeitos: com honestidade, numa linha',
      'Preço e entrega: como os dei',
      'Fotos: as quatro que fazem falta',
    ],
  },
  {
    named: '(?:slogans?|bordao|bordoes|tagline)',
    sharp:
      'Dê oito com menos de sete palavras que só sirvam para isto, cada um por um caminho diferente, e assinale o melhor com o motivo; sem «qualidade», «paixão» nem «soluções».',
    points: [
      'Forma: menos de sete palavras, fácil de dizer',
      'Conteúdo: algo que só sirva para isto',
      'Caminhos: benefício, imagem, humor, contraste',
      ['Quantidade: oito, o melhor assinalado e com o motivo', '!count'],
    ],
    assumes: 'Number: eight.',
  },
  {
    named:
      '(?:avaliacao|review|opiniao)(?: (?:positiva|negativa|de \\p{Nd} estrelas|no google|honesta|curta))*(?= (?:de|do|da|para|pra|pro|sobre|no|na|em)|$)(?! (?:desempenho|imovel|risco))',
    over: ['text', 'document', 'article', 'small', 'plain', 'unknown', 'copy', 'message', 'caption'],
    sharp:
      'Conte o que pedi ou usei, o melhor e o pior com um detalhe dos meus e para quem serviria, como diria um cliente e não um anúncio; nada que eu não tenha contado.',
    points: [
      'Início: o veredito, numa frase',
      'O melhor e o pior: um detalhe de cada, dos meus',
      'Para quem: a quem serviria e a quem não',
      'Voz: de cliente, sem exclamações em série',
    ],
  },
  {
    named:
      '(?:newsletter|landing(?: page)?|pagina de (?:vendas|captura|entrada)|quem somos|sobre nos|perguntas frequentes|faq|texto (?:para|pra|pro|do|da) (?:(?:o|a|meu|minha) )?(?:site|pagina|quem somos|sobre nos))',
    sharp:
      'Ponha na primeira linha o que quem lê ganha, dê três razões com algo que as prove, responda à dúvida principal e termine com uma só ação; [colchetes] onde faltar uma prova minha.',
    points: [
      'Primeira linha: o que é, para quem e o que se ganha',
      'Razões: três, com uma prova em cada; as minhas entre [colchetes]',
      'Dúvida: a principal, respondida',
      'Ação: uma só, a mesma em todo o texto',
      'Estilo: como diria uma pessoa, sem superlativos',
    ],
  },
  {
    named:
      '(?:historia|historinha|conto|fabula)(?: (?:curt[oa]|infantil|breve))*(?: (?:para|pra) (?:dormir|criancas?|ninar|meu filho|minha filha|meu sobrinho|minha sobrinha|meu neto|minha neta|o meu filho|a minha filha)| infantil| de ninar)',
    sharp:
      'Dê à criança ou ao bicho da história um desejo que se possa desenhar, três tentativas e uma saída encontrada por si; com frases para ler em voz alta, algo que se repita e um fim que acalme, sem moral dita.',
    points: [
      'Personagem: quer algo concreto desde a primeira frase',
      'Enredo: três tentativas, a última por conta própria',
      'Linguagem: para ler em voz alta, com uma frase que se repete',
      'Fim: tranquilo, sem moral dita',
      ['Extensão: cinco minutos de leitura', '!length'],
    ],
  },
  {
    named:
      '(?:letra (?:de|para|pra) (?:(?:uma|minha) )?(?:musica|cancao|rap|funk|samba|sertanejo|forro|fado|pagode)|letra|musica|cancao|rap|samba|funk|fado|parodia)(?= (?:de|do|da|sobre|para|pra|pro|que)|$)',
    over: ['poem', 'text', 'story', 'small', 'plain', 'unknown', 'amuse', 'message', 'greeting', 'dialogue', 'copy'],
    sharp:
      'Encontre a linha a que tudo volta, dê a cada parte uma imagem própria da vida real em vez de rimas gastas, marque as partes e escreva versos fáceis de cantar ou dizer no ritmo.',
    points: [
      'Centro: uma linha a que tudo volta',
      'Imagens: da vida real, uma por parte',
      'Ritmo: fácil de cantar ou dizer',
      'Partes: marcadas, cada uma diz algo novo',
    ],
  },
  {
    named:
      '(?:haikus?|haicais?|cordel|literatura de cordel|sonetos?|acrosticos?|quadras?|trovas?|repente)(?! (?:de (?:tenis|futsal|areia|esportes)))',
    sharp:
      'Respeite as regras exatas dessa forma em cada verso, mostre uma imagem concreta no lugar de sentimentos em geral e deixe a virada para o fim; só o poema.',
    points: [
      'Forma: sílabas, rima ou iniciais exatas em cada verso',
      'Conteúdo: uma imagem concreta, sem abstrações',
      'Fim: vira o que veio antes',
      'Resultado: só o poema, sem explicação',
    ],
  },
  {
    named: `(?:dialogo|monologo|cena|esquete|peca de teatro|sketch)(?: (?:curt[oa]|breve|comic[oa]|engracad[oa]))*${OF_WHAT}`,
    sharp:
      'Faça com que quem fala queira algo de quem ouve, com uma voz própria e frases curtas como se fala de verdade; ninguém explica o que os dois sabem e a última frase vira tudo.',
    points: [
      'Vozes: distinguem-se sem ver os nomes',
      'Desejo: cada pessoa quer algo da outra',
      'Frases: curtas, como se fala; nada que as duas já saibam',
      'Fim: a última frase vira a situação',
    ],
  },
  {
    named:
      '(?:ficha|historia|descricao|biografia|background|backstory) (?:de|do|para|pro|pra) (?:(?:meu|um|uma|o|a) )?(?:personagem|vilao|vila|protagonista|heroi|heroina|npc)|(?:personagem|vilao)(?= (?:de|para|pra|que|pro)|$)',
    sharp:
      'Dê um desejo, uma ferida, alguém que possa voltar, um hábito que mostre tudo isso e um segredo para mais tarde; sem pais mortos nem escolhidos.',
    points: [
      'Desejo e ferida: o que move a personagem e o que aconteceu',
      'Laço: alguém que ficou para trás e pode voltar',
      'Jeito: um hábito e um modo de falar que o mostrem',
      'Segredo: para usar mais adiante',
      'Evitar: pais mortos, profecias e escolhidos',
    ],
  },
  {
    named:
      'prompts?(?: (?:para|pra|de))? ?(?:(?:uma|a) )?(?:imagem|imagens|midjourney|dall-?e|stable diffusion|ia|foto|logo|leonardo)',
    sharp:
      'Dê num só parágrafo pronto para colar: motivo, ação, lugar, luz, ponto de vista, material e estilo, e o que não deve aparecer; depois outro com um clima diferente.',
    points: [
      'Forma: um parágrafo pronto para colar',
      'Ordem: motivo, ação, lugar, luz, ponto de vista, material, estilo',
      'Palavras: o que se vê; nada de «impressionante»',
      'De fora: letras, molduras e detalhes deformados',
      'Segunda versão: o mesmo motivo com outro clima',
    ],
    assumes: 'Two versions: the second in a different mood.',
  },
  {
    named:
      '(?:invente|inventa|crie|cria|escreva|faca|me de|proponha)(?:-me)? uma? (?:\\p{L}+ )?(?:adivinha|charada|enigma)',
    sharp:
      'Faça a coisa falar de si com imagens todas verdadeiras, despiste uma vez sem mentir, rime só se ficar natural e ponha a resposta numa linha à parte, no fim.',
    points: [
      'Imagens: todas verdadeiras para esta coisa, nenhuma que sirva para tudo',
      'Despiste: uma vez, sem mentir',
      'Tamanho: curta o bastante para dizer de cor',
      'Resposta: numa linha à parte, no fim',
    ],
  },
  {
    named:
      '(?:adivinhas?|charadas?|enigmas?|dinamicas?(?: de (?:grupo|integracao))?|quebra[- ]gelos?|brincadeiras?|verdade ou (?:desafio|consequencia)|eu nunca|jogos)(?= (?:para|pra|pro|de|com|em)|$)(?! (?:de (?:tabuleiro|video|pc|cartas)))',
    over: ['ideas', 'list', 'amuse', 'quiz', 'suggest', 'entries', 'small', 'plain', 'pieces', 'unknown', 'recommend'],
    sharp:
      'Dê cinco que se expliquem numa frase e quase não precisem de material, com a duração de cada uma, como termina e o que fazer se alguém não se animar; as respostas, à parte.',
    points: [
      'Cada uma: regras em uma ou duas frases, duração e material',
      'Ordem: da mais fácil à mais animada',
      'Respeito: nada que exponha alguém',
      'Respostas: à parte, no fim, se houver',
      ['Quantidade: cinco', '!count', '!single'],
    ],
  },
  {
    named: '(?:caca ao tesouro|gincana|escape room|peddy[- ]?paper|caca aos ovos)',
    sharp:
      'Liste as provas em ordem, cada uma com a pista, o que se procura e o que devo preparar, à altura da idade e do lugar, e com um fim que reúna todos.',
    points: [
      'Provas: em ordem, com a pista, o que se procura e aonde leva',
      'Preparação: o que imprimir, esconder ou levar',
      'Medida: adequado à idade e ao lugar, sem perigo',
      'Tempo: minutos de cada uma e qual saltar se ficar tarde',
      'Fim: um que reúna todos',
    ],
  },
  {
    named: '(?:play ?list|lista de musicas)',
    sharp:
      'Dê artista e título com poucas palavras sobre por que encaixa, misture o conhecido com o menos conhecido, numa ordem em que o ânimo suba, e deixe de fora toda música duvidosa.',
    points: [
      'Entradas: artista e título, com o motivo em poucas palavras',
      'Mistura: conhecidas e menos conhecidas',
      'Ordem: de modo que o ânimo vá subindo',
      'Exatidão: nenhuma música duvidosa',
      ['Quantidade: quinze', '!count'],
    ],
    assumes: 'Number: fifteen songs.',
  },
  {
    named:
      '(?:cardapio|menu|ementa|ceia|jantar|almoco|churrasco|buffet|lanche)(?: (?:de|para|pra|do|da|com))? ?(?:(?:a|o|uma|um|meu|minha) )?(?:natal|ano novo|reveillon|fim de ano|aniversario|niver|casamento|festa|convidados|batizado|romantico|\\p{Nd}+ pessoas|pascoa|dia (?:das maes|dos pais|dos namorados)|visitas|sogros?|sogra)(?! (?:semanal|para a semana))',
    sharp:
      'Escolha pratos que combinem e se possam adiantar, dê quantidades para todos, um horário para tudo sair ao mesmo tempo e uma lista de compras, e preveja uma troca para quem não coma algo.',
    points: [
      'Pratos: combinam e quase tudo se adianta',
      'Quantidades: para todos, com custo aproximado',
      'Horário: o que se faz quando, com uma só cozinha',
      'Compras: uma lista agrupada',
      'Troca: uma para quem não possa comer um prato',
    ],
  },
  {
    named:
      '(?:ideias (?:de|para|pra) )?(?:(?:a|uma|minha|o|um) )*(?:festa|aniversario|despedida de solteir[oa]|cha (?:de bebe|revelacao|de panela|de fralda|de cozinha)|festa do pijama|pedido de (?:casamento|namoro)|mesversario)(?: (?:de|para|pra|tematica|infantil|surpresa|\\p{L}+))*',
    over: ['ideas', 'list', 'suggest', 'small', 'plain', 'unknown', 'entries', 'recommend'],
    sharp:
      'Dê cinco ideias de esforço e custo diferentes, com o que acontece, o que é preciso preparar e o que pode falhar em cada uma, e assinale qual convém aqui.',
    points: [
      'Ideias: cinco, de esforço e custo diferentes',
      'Cada uma: o que acontece, o que se prepara, custo aproximado',
      'Evitar: o que todo mundo já viu',
      'Escolha: a que convém aqui, e por quê',
    ],
    assumes: 'Number: five ideas.',
  },
  {
    named:
      '(?:rotina|plano|cronograma|escala|tabela)(?: (?:de|da|do|para|pra))? ?(?:(?:a|o|minha) )?(?:limpeza|faxina|skin ?care|cuidados com a pele|pele|manha|matinal|noite|noturna|sono|tarefas(?: (?:domesticas|de casa))?|capilar|estudos e trabalho)',
    over: [
      'training',
      'plan',
      'schedule',
      'small',
      'plain',
      'unknown',
      'list',
      'entries',
      'advice',
      'text',
      'checklist',
      'suggest',
    ],
    sharp:
      'Dê os passos em ordem com os minutos de cada um, uma versão curta para os dias ruins e o passo que mais importa, e deixe de fora o que só alonga.',
    points: [
      'Passos: em ordem, com minutos em cada',
      'Versão curta: para um dia ruim',
      'Peso: o passo que mais importa, e por quê',
      'Começo: o que fazer na primeira semana',
    ],
  },
  {
    named:
      '(?:check ?list|lista(?: de (?:tarefas|coisas|verificacao))?)(?: (?:de|para|pra|do|da|o|a|um|uma|antes))+ (?:mudanca|me mudar|mudar|casamento|viagem|viajar|comprar (?:um|uma) (?:apartamento|casa|carro)|alugar|enxoval|parto|maternidade|bebe|evento|inaugura\\p{L}+|abrir (?:um|uma|meu)|abertura|cha de bebe|casa nova)|enxoval (?:de|do|para|pro)',
    sharp:
      'Ordene por tempo, de semanas antes aos dias depois, uma ação por linha, assinale o que tem prazo ou demora e ponha no fim o que mais se esquece.',
    points: [
      'Ordem: por tempo, de semanas antes aos dias depois',
      'Entradas: uma ação em cada, para ir marcando',
      'Assinalado: o que tem prazo, custa dinheiro ou demora',
      'Fim: o que mais se esquece',
    ],
  },
  {
    named:
      '(?:sobremesa|bolo|torta|salada|sopa|molho|lanche|vitamina|batido|smoothie|cafe da manha|pequeno[- ]almoco|jantar|janta|almoco|marmita|drink|coquetel|petisco|doce)s?(?: (?:rapid[oa]s?|facil|faceis|saudave(?:l|is)|leves?|fit|low carb|vegan[oa]s?|vegetarian[oa]s?|simples|gostos[oa]s?|barat[oa]s?))*(?= (?:com|sem|para|pra|pro|de|em|que|usando)|$)',
    over: ['cook', 'recipe', 'ideas', 'suggest', 'small', 'plain', 'unknown', 'list', 'recommend', 'entries', 'meals'],
    sharp:
      'Dê uma opção com quantidades exatas, passos numerados, tempos e o sinal de que está pronta, e nomeie outras duas em uma linha cada.',
    points: [
      'Opção principal: quantidades exatas e passos numerados',
      'Tempos: de preparo e de forno, fogo ou frio',
      'Ponto: o sinal que se vê, se cheira ou se toca',
      'Troca: com que substituir o que possa faltar',
      'Outras opções: duas, uma linha cada',
    ],
  },
];
