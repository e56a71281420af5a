import type { LexiconSource } from './lexicon.js';

const CODE_LANGUAGES =
  'python|javascript|typescript|java|c\\+\\+|c#|golang|rust|php|ruby|kotlin|swift|bash|powershell|react|node(?:\\.js)?|django|vba|matlab';
const TONGUES =
  '(?:inglês|francês|alemão|italiano|espanhol|castelhano|português|romeno|chinês|mandarim|japonês|coreano|árabe|russo|latim|holandês|grego|libras)';
const PASTED =
  '(?:est[ea]s?|ess[ea]s?|seguintes?|(?:o|a|os|as) (?:texto|parágrafo|mensagem|e-?mail|artigo|código|frase|frases|carta|trecho|relatório|notícia|resposta)|abaixo|(?:o )?meu (?:texto|e-?mail|parágrafo|trabalho)|(?:a )?minha (?:carta|mensagem|frase|redação|resposta))';

export const pt = {
  spaced: true,
  proclitics: '',
  enclitics: '(?:-(?:me|nos|lhe|lhes|lo|la|los|las|o|a|os|as))?',
  headLast: false,
  lead: 'olá|oi|oie?|ei|bom dia|boa (?:tarde|noite)|por favor|pfv?|pf|por gentileza|então|bem|bom|e|agora|ok|certo|também|me|nos|aí|(?:você |vc |tu )?(?:me )?(?:pode|podes|poderia|poderias|podia|consegue|consegues)(?: por favor)?(?: me)?(?: ajudar| dizer)?(?: a| com)?|(?:eu )?(?:quero|queria|gostaria|gostava|preciso|desejo|tô querendo|estou querendo)(?: muito)?(?: de| que)?(?: ajuda (?:para|pra|com|em))?(?: (?:você|vc|tu))?(?: me)?|(?:me )?ajud[ea](?:-me)?(?: a| com| na| no| em)?|ajuda (?:para|pra|com|em|a)|tenho (?:que|de)|deves?|você deve|(?:a )?(?:tua|sua) (?:tarefa|função|missão) é|tenta|tente|vamos|será que (?:você )?pode(?:ria)?|com base (?:em|no|na|nos|nas) [^,.\\n]{2,80},|a partir d[eoa]s? [^,.\\n]{2,80},|de acordo com [^,.\\n]{2,80},|segundo [^,.\\n]{2,80},|tendo em (?:conta|vista) [^,.\\n]{2,80},|considerando [^,.\\n]{2,80},|(?:aja|atue) como (?:um|uma|meu|minha) [^,.;:?!\\n]{2,60}(?:,| e)(?= (?:escrev|dê|crie|cria|redij|expli|(?:faça|faz)(?! (?:uma )?(?:pergunta|perguntas))|elabor|planej|resum|me ajud|ajud|suger|anali))|\\d+[.)]',
  rules: [
    [
      'chat',
      'any',
      '^(?:olá|oi|oie|opa|e aí|bom dia|boa (?:tarde|noite)|hey)[\\s,!.]*(?:pessoal|gente)?[\\s,!.]*(?:tudo (?:bem|bom|certo)|como (?:vai|está|estás|você está|vc está|vão as coisas)(?: você)?|beleza|tudo joia)?[^.]{0,14}$|^(?:muito )?(?:obrigad[oa]|valeu|brigad[oa])[^.?]{0,24}$|^(?:hoje )?(?:eu )?(?:me sinto|sinto-me|estou|to|tô|ando)(?: muito| um pouco| tão| meio| bem)? (?:triste|sozinh[oa]|ansios[oa]|estressad[oa]|stressad[oa]|cansad[oa]|deprimid[oa]|entediad[oa]|desanimad[oa]|mal|pra baixo|em baixo)(?: hoje)?[.!]*$',
    ],
    [
      'unknown',
      'start',
      '(?:ignor|esqueç|esquec|desconsider|descart)[^\\s]*(?: tudo| todas?| todos| qualquer)?(?: o| as| os)?(?: suas| tuas)? ?(?:anterior(?:es)?|instruções|mensagens|regras|que)|(?:mostr|imprim|revel|repit|exib|diga|diz)[^\\s]*(?: me)?(?: o| as| a)?(?: seu| teu| suas| tuas| sua)? (?:prompt|instruções|mensagem (?:do|de) sistema|system prompt)',
    ],
    [
      'literal',
      'start',
      '(?:escrev|diga|diz|imprim|devolv|respond|retorn)[^\\s]*(?: só| apenas| somente)?(?: com)?(?: a palavra| o texto)? ?["“«][^"”»]{1,40}["”»][.!]?$',
    ],
    [
      'persona',
      'start',
      'como (?:um|uma|se fosses?|se você fosse) .{3,60}, (?:o que|que|como|diga|explique|descreva|escreva|por que|conte)|como você se apresentaria|no papel de',
    ],
    [
      'roleplay',
      'start',
      'aja como|age como|atu[ea] como|finj[ae]|finge|faz de conta|faça de conta|imagin[ea] que (?:você é|és|é um|é uma|está|vive)|(?:assum|adot|interpret|desempenh|represent|faç|faz)[^\\s]* (?:o|a|um) (?:papel|personagem|persona|identidade)|comport[ea]-se como|se comporte como|respond[ae] como|fal[ea] como|(?:agora )?(?:você|vc) (?:é|será|vai ser|agora é) (?:um|uma|o|a|meu|minha)|(?:agora )?(?:és|serás) (?:um|uma|o|a)|sej[ae] (?:o meu|a minha|meu|minha|um|uma)|simul[ea] (?:ser|que|uma (?:conversa|entrevista))|a partir de agora|suponha que você é|dramatiz[ea]',
    ],
    [
      'agent',
      'any',
      'abr[ae] (?:um|uma) (?:pull request|pr)|(?:rode|roda|execut[ea]|corre) (?:todos )?os testes|n(?:est|ess)e (?:repositório|repo|projeto)|no meu (?:repositório|repo)|(?:percorr[ae]|revis[ea]|analis[ea]|verifi(?:que|ca)|procur[ea] em|vasculh[ea]) (?:todos?|todas?) (?:os|as|o|a)? ?(?:meus |minhas )?(?:arquivos|ficheiros|e-?mails|pastas|código|repositório)|faça commit|faz commit|faça (?:o )?deploy|todo dia,? |tod(?:o|a)s? (?:os dias|as manhãs|manhã|semana),? (?:verifi|envi|colet|recolh|mand)|automatiz[ea]|us[ea] (?:o navegador|o terminal|as ferramentas)|(?:quando|assim que|ao) (?:terminar|acabar|terminares)[^,]{0,4},? (?:avis|inform|diga|envi|relat)|(?:me )?avis[ea](?:-me)? (?:quando|assim que)|(?:pesquis|procur|busqu|busc)[ea] na (?:web|internet)|organiz[ea] (?:a |minha |a minha )(?:pasta|caixa de entrada)',
    ],
    [
      'formula',
      'start',
      '(?:escrev|cri|dê|dá|ger|faç|faz|mostr|traduz|convert|mont|precis|suger|quero|qual)[^\\s]*\\b.{0,90}\\b(?:regex|expressão regular|consulta(?: sql)?|query|sql|fórmula(?: de| do| no| em| para)?(?: excel| google| sheets)?|comando(?: de| do)?(?: linux| bash| git)?|html|css|latex|markdown|cron)',
    ],
    [
      'formula',
      'any',
      '(?:uma? )?fórmula (?:do|no|de|para o|em) (?:excel|google|sheets)|comando (?:linux|git|bash) (?:para|que)',
    ],
    [
      'app',
      'start',
      '(?:cri|faç|faz|constru|desenvolv|ger|program|escrev|mont)[^\\s]*\\b.{0,50}?\\b(?:página web|site|website|aplicação web|aplicativo|app|extensão|chatbot|bot|jogo (?:da|de|do|em)|loja (?:online|virtual)|protótipo|plugin|dashboard|landing page em)',
    ],
    ['app', 'start', '(?:um|uma) (?:site|website|página web|aplicativo|app|chatbot|bot|jogo (?:da|de|do))'],
    [
      'code',
      'start',
      `(?:implement|program|codifiqu)[^\\s]*|(?:escrev|cri|desenvolv|constru|faç|faz|ger|mostr|dê|dá|precis|quero)[^\\s]*\\b.{0,90}?\\b(?:(?:${CODE_LANGUAGES})\\b.{0,40}?(?:função|script|programa|código|classe)|função (?:que|para|em|python)|algoritmo|código (?:que|para|em|python)|programa (?:que|para|em) (?!festa|viagem)|script (?:que|para|em|python|de python)|testes unitários|(?:python|javascript|typescript|java|c\\+\\+|php))`,
    ],
    [
      'code',
      'start',
      `como (?:eu )?(?:faço|fazer|posso fazer|crio|criar|escrevo|uso|implement\\w+) .{0,60}\\b(?:${CODE_LANGUAGES})`,
    ],
    ['code', 'start', `(?:função|script|programa|código|classe) (?:em )?(?:${CODE_LANGUAGES})`],
    [
      'translate',
      'any',
      `tradu(?:z|za|zir|ção|zindo|zido|zida|zas|zam|zir)|como (?:se diz|se fala|digo|falo|eu falo|eu digo|se traduz) .{1,60} em ${TONGUES}|(?:para o|pro|em) ${TONGUES} ?[:：]|pass[ae] .{1,30} para (?:o )?${TONGUES}|vers(?:e|ão) para (?:o )?${TONGUES}`,
    ],
    [
      'debug',
      'any',
      '(?:arrum|corrij|corrig|depur|consert|resolv)[^\\s]* .{0,20}(?:código|erro|bug|função|script|programa)|(?:meu|o|este|esse) (?:código|script|programa)(?: python| java| javascript)?(?: não funciona| não roda| dá erro| está dando erro| falha| lança| retorna| devolve)|minha função (?:não|dá|retorna|devolve)|código(?: \\w+){0,3} (?:lent[oa]|demora)|traceback|(?:type|syntax|index|key|value|name|reference|attribute)error|(?:encontr|ach)[^\\s]* o (?:bug|erro)',
    ],
    [
      'readcode',
      'any',
      '(?:o que (?:faz|imprime|retorna|devolve|mostra)|qual (?:é )?(?:a saída|o resultado|a complexidade)) .{0,30}(?:código|função|script|programa|query)|expli[^\\s]* (?:me )?(?:o que )?(?:est[ea]|ess[ea]|o|a) .{0,14}?(?:código|função|script|programa|query)|que (?:est[ea]|ess[ea]) (?:código|função|script|programa) faz',
    ],
    [
      'summarise',
      'start',
      '(?:resum|sintetiz|condens)[^\\s]*|(?:faç|faz|escrev|dê|dá|cri|prepar|elabor|precis|quer|fazer)[^\\s]*(?: de| me)?(?: um| uma| o)?(?: breve| pequeno| curto)? (?:resumo|sinopse|síntese|sumário executivo)|quais (?:são )?(?:as|os) (?:ideias?|pontos|principais (?:ideias|pontos))(?: principa\\w+)? (?:d|n)[^\\s]*|(?:um )?resumo d[^\\s]*|tl;?dr',
    ],
    [
      'correct',
      'start',
      '(?:corrig|corrij|corrij|revis|revej|edit|arrum|verifi|melhor|chec)[^\\s]*\\b.{0,70}?\\b(?:gramatica(?:l|is)?|gramática|erros?|ortografia|ortográfic[oa]s?|pontuação|acentos|acentuação|português|concordância)|(?:corrig|corrij|revis|revej)[^\\s]* (?:est|ess|o|a|os|as|meu|minha|seguinte)[^\\s]*|está (?:bem escrit[oa]|correta?|certa?) (?:esta|essa|a) frase|(?:esta|essa|a) frase está (?:correta|certa)',
    ],
    [
      'correct',
      'any',
      '(?:frase|texto|oração|palavra) .{0,120}(?:está (?:corret[oa]|cert[oa]|bem escrit[oa])|tem erros?)',
    ],
    [
      'rewrite',
      'start',
      `(?:reescrev|reformul|parafrase|simplifi|encurt|reduz|melhor|aprimor|refin|adapt|transform|mud|modifi|troqu|substitu|ampli|lapid|poli|resumi)[^\\s]* (?:me )?(?:${PASTED}|meu|minha|um|isso|isto)(?! (?:equação|expressão|fração))|(?:deix|torn)[^\\s]* (?:.{0,30} )?(?:mais|menos)|faç[^\\s]* (?:${PASTED}|isso).{0,30}(?:mais|soar)|coloqu[^\\s]* .{0,30} n[oa] (?:passado|terceira|primeira|voz)|pass[ae] .{0,30} para (?:a|o) (?:voz|terceira|primeira|passado)|convert[^\\s]* (?:${PASTED})|reescrev[^\\s]*`,
    ],
    [
      'extend',
      'start',
      'continu(?:e|a|ar)|complet(?:e|a|ar) (?:o|a|est|ess|as|os)[^\\s]*|termin(?:e|a|ar) (?:o|a|est|ess)[^\\s]*|escrev[^\\s]* (?:a continuação|o final|o próximo|o fim)|o que acontece (?:depois|a seguir)|preench[^\\s]* (?:as lacunas|os espaços)',
    ],
    [
      'prove',
      'start',
      'demonstr[ea]|prov[ea] que|mostr[ea] que|verifi(?:que|ca) (?:se|a afirmação)|deduz[^\\s]*|verdadeiro ou falso|é verdade que',
    ],
    [
      'math',
      'start',
      '(?:resolv)[^\\s]*(?! (?:o mistério|o conflito))|calcul[^\\s]*|determin[^\\s]* .{0,50}\\b(?:valor|área|volume|raíz|soma|derivada|probabilidade)|fator(?:e|a|ize)|deriv[ea]|integr[ea]|(?:encontr|ach|obtenh|exprim|express)[^\\s]*\\b.{0,50}\\b(?:valor|derivada|integral|área|volume|perímetro|soma|raízes|probabilidade|equação|resto|média|solução|em função de)|(?:qual é|qual|quanto é|quanto dá) (?:a área|o volume|a probabilidade|a soma|o resto|o perímetro|a derivada|\\d)',
    ],
    [
      'math',
      'any',
      '(?:se um (?:comboio|trem|carro|ônibus|autocarro) .{5,160}(?:encontra|demora|leva|chega|quant|cruza)\\w*|quant[oa]s? .{0,40}(?:restam|sobram|sobrou|sobraram|faltam|restaram)|probabilidade de (?:que|sair|tirar|obter)|resto da divisão|área (?:do|de um) (?:triângulo|retângulo|círculo))',
    ],
    [
      'classify',
      'start',
      '(?:classifi|categoriz|etiquet|rotul|agrup)[^\\s]*|(?:identifi|diga|diz|indi|determin|decid|assinal|julg)[^\\s]* (?:se|qual(?:is)? (?:d|é|são)[^\\s]*|o sentimento|a categoria|o gênero|o género)|(?:orden|separ)[^\\s]* .{0,30}(?:em categorias|por tipo|por categoria)',
    ],
    [
      'classify',
      'any',
      '(?:positiv[oa]|negativ[oa])(?:,| ou) (?:negativ[oa]|neutr[oa]|positiv[oa])|em (?:uma|qual) d(?:as|estas|essas) categorias|a que categoria|é spam',
    ],
    [
      'extract',
      'start',
      'extrai[^\\s]*|extrair|(?:list|encontr|identifi|enumer|sublinh|retir|destac|tir)[^\\s]*\\b.{0,60}\\b(?:d[oe]|n[oe])s?t?e? (?:texto|parágrafo|artigo|seguinte|mensagem|contrato|e-?mail)',
    ],
    [
      'choice',
      'any',
      'qual(?:is)? d(?:as|os|estas|estes|essas|esses) (?:seguintes|opções|alternativas|palavras|afirmações)|múltipla escolha|palavra (?:intrusa|que não pertence)|não (?:pertence|se encaixa)|(?:escolh|assinal|marqu)[^\\s]* a (?:resposta|opção|alternativa)|(?:alternativa|opção) correta',
    ],
    [
      'decide',
      'any',
      '(?:eu )?(?:deveria|devo|devia|deverei) (?:eu )?(?:comprar|aceitar|largar|deixar|mudar|escolher|trocar|investir|estudar|fazer|ir|continuar|vender|alugar|pedir|sair|ficar|optar)|(?:me )?compensa(?: mais)?|o que (?:é melhor|compensa|devo escolher|escolher)|qual (?:é melhor|é o melhor para mim|devo|escolho|compensa|escolher)|vale (?:mais )?a pena|não sei se|não consigo decidir|prós e contras|vantagens e desvantagens|(?:me )?ajud[^\\s]* a (?:decidir|escolher)|(?:é|seria) melhor .{2,60} ou|estou (?:em dúvida|na dúvida|indecis[oa])',
    ],
    [
      'compare',
      'any',
      'diferenças?(?: entre| d[eoa]| há)?|compar(?:e|a|ar|ação|ando)|versus|vs\\.?|em que (?:se )?difere[m]?|semelhanças|em relação a(?:o)? outr|o que distingue',
    ],
    [
      'recipe',
      'any',
      'receitas? (?:d|com|para|fáci|simples|vegan|rápid|sem)[^\\s]*|receita|como (?:se faz|se prepara|fazer|faço|preparar|preparo|cozinhar|cozinho|assar|assa) .{0,30}(?:feijoada|sopa|torta|pão|bolo|frango|arroz|omelete|salada|molho|pizza|biscoito\\w*|lentilha\\w*|bacalhau|brigadeiro\\w*|caldo|moqueca|pudim|panqueca\\w*|feijão|cuscuz|tapioca)',
    ],
    ['timeline', 'any', 'cronolog\\w+|linha d[oe] tempo|ordem cronológica'],
    [
      'training',
      'start',
      '(?:estudar|me preparar|preparar-me|preparar|treinar) (?:para|pro|pra) (?:o|a|um|uma)? ?(?:enem|exame|vestibular|concurso|maratona|corrida|prova|exames)',
    ],
    [
      'training',
      'any',
      '(?:plano|cronograma|programa|rotina|ficha|horário) de (?:treinos?|estudos?|exercícios?|corrida|academia|ginásio|musculação|revisão)',
    ],
    [
      'names',
      'any',
      '(?:ideias? de |sugestões de |sugir[^\\s]* |sugere |dê |dá |\\d+ |um )(?:me )?(?:\\d+ )?(?:um )?(?:bons )?nomes? (?:para|pra|de|pro)|como (?:chamar|posso chamar|devo chamar|batizar)|nomes? (?:para|pra|pro) (?:o|a|um|uma|minha|meu|o meu|a minha)',
    ],
    [
      'email',
      'start',
      '(?:e-?mail|mensagem|mensagenzinha|convite|recado|carta(?! de (?:motivação|apresentação|recomendação))) (?:(?:curt|brev|formal|simples)[^\\s]* )?(?:de|do|da|para|pra|pro|ao|à|pedindo|a)',
    ],
    'made',
    [
      'words',
      'any',
      'sinônimos?|sinónimos?|antônimos?|antónimos?|(?:que )?rim(?:a|e|am|em) com|rimas? (?:para|com)|palavras (?:que (?!está)|com a|para descrever|terminadas|começadas)|frases (?:com|usando) a palavra|o contrário de|outra palavra',
    ],
    [
      'evaluate',
      'start',
      '(?:analis|avali|critiqu|coment|interpret|resenh|examin|apreci)[^\\s]*|(?:faç|faz)[^\\s]* (?:um|uma) (?:análise|crítica|resenha|comentário|avaliação)|o que (?:você )?(?:acha|achas|pensa) d(?:est|ess|o meu|a minha|o texto)[^\\s]*',
    ],
    [
      'discuss',
      'any',
      '(?:o que (?:você )?(?:acha|achas|pensa|pensas) (?:d|sobre)[^\\s]*|qual (?:é )?(?:a )?(?:sua|tua) opinião|(?:você )?concord(?:a|as) (?:com|que)|debat[ae]|discut[ae]|argument[ea]|é (?:ético|moral|justo|certo|errado|racional)|até que ponto|(?:você )?(?:acha|acredita) que)',
    ],
    ['text', 'start', 'descrev[^\\s]* (?:um|uma) (?:cena|situação|dia|lugar|personagem|mundo|cidade|cenário)'],
    [
      'describe',
      'start',
      'descrev[^\\s]*|defin[^\\s]*|fal[ea] (?:me )?(?:um pouco )?(?:sobre|d[eoa])|fala-me (?:sobre|d[eoa])|cont[ea](?:-me)? (?:sobre|mais|um pouco|a história d[eoa])|(?:dê|dá)(?:-me)?(?: uma| a)? (?:descrição|definição|informaç\\w+|introdução|visão geral)|informações sobre|apresent[ea]|saber (?:mais )?sobre|(?:significado|definição|história|importância|origem|conceito|efeitos) d[eoa]s?',
    ],
    [
      'explain',
      'start',
      'expli(?:que|ca|car|cação|cando)[^\\s]*|ensin[ea]|esclareç[^\\s]*|ilustr[ea]|detalh[ea]|desenvolv[ae] (?:o tema|a ideia)|exponha|destaqu[ea]|(?:diga|diz)(?:-me)? (?:como|por que|porque|o que)|(?:dê|dá)(?:-me)? (?:uma )?(?:explicação|perspectiva|exemplo de como)|aprofund[ea]|entender|compreender|perceber|saber como|aprender sobre',
    ],
    [
      'troubleshoot',
      'any',
      'não (?:funciona|liga|inicia|abre|conecta|carrega|responde|acende|imprime|instala|aquece|consigo (?:abrir|acessar|aceder|instalar|conectar|entrar|imprimir|ligar)|está (?:funcionando|a funcionar|ligando|carregando|abrindo))|se? ?(?:trava|fecha sozinh[oa]|desliga|reinicia|desconecta|bloqueia|congela)(?: sozinh[oa])?|(?:fica|está|tá) (?:travand[oa]|travad[oa]|lent[oa]|a bloquear|desligando)|o que (?:há|está) (?:de )?errado|como (?:arrumar|consertar|resolver|arranjar|posso (?:arrumar|consertar|resolver))|(?:dá|dando|aparece|aparecendo) (?:um |o )?erro|mensagem de erro|parou de (?:funcionar|carregar)|(?:fica|vive|está|tá) (?:caindo|desligando|travando|reiniciando|fechando|a cair)|cai (?:toda hora|o tempo todo)',
    ],
    [
      'whatif',
      'any',
      'o que (?:aconteceria|teria acontecido|ocorreria) se|e se .{3,60} (?:tivess|foss|não|nunca)[^\\s]*|como seria .{2,40} se|imagin[ea] (?:um mundo|que não)',
    ],
    [
      'why',
      'question',
      'por ?qu[eê]|pq|porqu[eê]|qual (?:é |foi )?(?:a (?:principal )?(?:causa|razão)|o (?:principal )?motivo)|quais (?:são |foram )?(?:as|os) (?:principais )?(?:causas|razões|motivos)|o que (?:causou|causa|provocou|provoca|levou|leva|originou|fez com que)|como é que .{3,60} (?:aconteceu|surgiu)',
    ],
    [
      'advice',
      'any',
      'conselhos?|dicas|macetes|recomendações para|como (?:eu )?(?:posso|poderia|podemos|se pode|devo|deveria)?(?: eu)? ?(?:melhor|aprend|super|lid|perd|emagrec|economiz|poup|ger[ie]|reduz|aument|desenvolv|me torn|ser mais|evit|deix|par[ae]r|concentr|me concentr|relax|dorm|me prepar|motiv|me organiz|enfrent|ganh|convenc|faz[ae]r amigos|control)[^\\s]*|estratégias para|formas de (?:melhorar|reduzir|economizar|poupar|aumentar|aprender)|maneiras de|não consigo (?:dormir|me concentrar|parar|estudar|concentrar-me|emagrecer)',
    ],
    [
      'howto',
      'any',
      'como (?:eu )?(?:posso|poderia|se faz|se|faço|fazer|instalo|instalar|configuro|configurar|uso|usar|calculo|calcular|escrever|criar|crio|trocar|troco|mudar|mudo|chego|consigo|tirar|tiro|abrir|abro|solicitar|emitir|renovar|funciona para|trocar|montar|limpar|plantar|cancelar)(?! apresentaria)|passos (?:para|a seguir)|passo a passo (?:para|de como)|o que (?:tenho de|tenho que|devo|preciso) fazer|instruções (?:para|de)|qual (?:é )?o procedimento',
    ],
    [
      'ideas',
      'any',
      'ideias?|brainstorm\\w*|formas criativas|o que (?:posso|dá para|dá pra) (?:fazer|cozinhar) com|o que (?:dar|posso dar|oferecer|dou|comprar) (?:de (?:presente|prenda|aniversário)|para o|para a|a um|a uma|ao|à)|inspiração|sugestões de',
    ],
    [
      'recommend',
      'any',
      'recomend\\w+|indi(?:ca|que|cação|cações)(?:-me)?|suger(?:e|ir|estão|estões)|sugira|(?:qual|quais)(?: é| são)? (?:o|a|os|as|um|uma) (?:melhor(?:es)?|bo[am])|que (?:livros?|filmes?|séries?|notebook|portátil|celular|telemóvel|carro|restaurantes?|presente) (?:me|posso|devo|deveria|comprar|ler|ver|compro|leio)|onde (?:posso|devo|deveria|eu)? ?(?:comer|ir|comprar|ficar|viajar|jantar)|melhor(?:es)? (?:época|momento|livros?|filmes?|lugar(?:es)?|sítios?|celular|telemóvel|notebook|portátil|restaurantes?|altura)|um bom|uma boa',
    ],
    ['puzzle', 'any', 'adivinha|charada|enigma|adivinhe'],
    [
      'list',
      'start',
      '(?:list|enumer|mencion|nome[ie]|cit)[^\\s]*|(?:dê|dá|me dê|indi)[^\\s]*(?: \\w+){0,3}? exemplos|quais (?:são)?|que (?:tipos|espécies|fatores|elementos|medidas|vantagens|benefícios)|(?:benefícios|tipos|causas|sintomas|vantagens|etapas|exemplos) d[eoa]s?',
    ],
    [
      'quantity',
      'question',
      'quant[oa]s?|a que (?:distância|temperatura|altura)|que (?:altura|idade|distância|população|tamanho) (?:tem|há)|qual (?:é )?(?:o número|a população|a distância|o preço|a altura|a temperatura|a superfície|a área|o tamanho|o comprimento)',
    ],
    ['quantity', 'start', 'estim[ea]|calcul[ea] aproximadamente'],
    [
      'explain',
      'question',
      'quais (?:são |foram )?(?:as|os) (?:principais )?(?:consequências|impactos|efeitos)|como(?! (?:vai|está|estás|você))|de que (?:maneira|forma|modo)|que (?:papel|efeito|impacto|relação|influência)|qual (?:é )?(?:o papel|o processo|a relação|o impacto|o objetivo|a função|o mecanismo|a importância)',
    ],
    [
      'describe',
      'question',
      '(?:o )?que (?:é|são|significa|significam|foi|era|quer dizer)|oq (?:é|e|são)|qual (?:é )?(?:a definição|o significado|o conceito)',
    ],
    [
      'yesno',
      'question',
      '(?:é|são|está|estão|pode|podem|posso|dá para|dá pra|há|tem|têm|existe|existem|foi|foram|será|serve|funciona|faz|devo|deve|devem|grávidas)',
    ],
    [
      'fact',
      'question',
      'quem|quando|onde|qual|quais|que|o que|oq|em que|de que|com que|a que|de quem|por quem|de onde',
    ],
  ],
  makes: [
    ['plan', '(?:planej|plane[ie]|planific|organiz|program|agend)[^\\s]*'],
    ['recommend', '(?:suger|sugir|recomend|indi|propon|propõe)[^\\s]*'],
    ['ideas', '(?:invent|pens[ea] em)[^\\s]*'],
    [
      'list',
      '(?:faça|faz|crie|cria|elabor[ea]|prepar[ea]|dê|dá|escrev[ae]|mont[ea])(?:-me)? uma? (?:lista|tabela|listagem)|list[ea]',
    ],
    ['text', '(?:escrev|redij|redig|compon|compõ)[^\\s]*'],
    [
      'unknown',
      '(?:cri[ea]r?|ger[ea]r?|faça|faz|fazer|produz\\w*|prepar[ea]r?|elabor[ea]r?|desenh[ea]r?|desenvolv[ae]r?|dê|dá|dar|ofereç[ae]|forneç[ae]|escolh[ae]|busqu[ea]|procur[ea]|respond[ae]|cont[ea]r?|diga|diz|constru\\w+|mont[ea]r?|bol[ea]r?|traga|mand[ea]r?|envi[ea]r?|um|uma|uns|umas)',
    ],
  ],
  artifacts: [
    ['words', '(?:sinônimos?|sinónimos?|antônimos?|rimas|provérbios)'],
    ['reply', '(?:resposta (?:a|para|ao|à)(?: uma?| o| este| esta| esse| essa)?(?: \\w+)?)'],
    [
      'email',
      '(?:e-?mails?|emails?|cartas?|mensage(?:m|ns)|convites?|carta de demissão|reclamaç(?:ão|ões)|bilhete|recado|whatsapp|zap|pedido de desculpas?|agradecimento|lembrete|aviso|comunicado)',
    ],
    [
      'essay',
      '(?:redaç(?:ão|ões)|ensaios?|dissertaç(?:ão|ões)|trabalho (?:académico|acadêmico|escolar|de pesquisa)|tcc|tese|monografia|texto (?:argumentativo|dissertativo)|artigo de opinião)',
    ],
    [
      'article',
      '(?:artigos?|post (?:de|para|pro)(?: o| um| meu)? blogu?e?|blogu?e?|boletim|newsletter|notícia|reportagem|comunicado de imprensa|press release|guia)',
    ],
    ['story', '(?:histórias?|contos?|narrativa|romance|fábula|microconto|lenda|capítulo|historinha|crónica|crônica)'],
    [
      'poem',
      '(?:poemas?|poesia|haikus?|haicais?|soneto|versos|canç(?:ão|ões)|música|letra de|rap|quadra|estrofe|cordel|refrão|canção de ninar|hino)',
    ],
    [
      'caption',
      '(?:títulos?|manchetes?|slogans?|lema|tweets?|bio|biografia (?:para|do) (?:instagram|perfil)|legendas?|(?:publicaç(?:ão|ões)|posts?) (?:de|para|no|pro)(?: o)? (?:instagram|facebook|linkedin|twitter|tiktok|x|redes)|posts?|piadas?|frases? (?:de|para|curtas?)|hashtags|dedicatória|trocadilho)',
    ],
    [
      'speech',
      '(?:discursos?|apresentação (?:oral|de|sobre)|palestra|pitch|brinde|monólogo|palavras para|elogio fúnebre)',
    ],
    [
      'copy',
      '(?:descriç(?:ão|ões) (?:de|do|para|dos)(?: um| meu| o)? (?:produtos?|anúncio|imóvel|apartamento)|anúncios?|texto (?:publicitário|de venda|de vendas)|publicidade|propaganda|página de vendas|campanha|folheto|panfleto|landing page)',
    ],
    [
      'interview',
      '(?:perguntas (?:de|para)(?: uma| a)? (?:entrevista|pesquisa|candidatos?)|questionários?|inquéritos?|pesquisa de satisfação|roteiro de entrevista)',
    ],
    ['quiz', '(?:quiz|testes?|perguntas|provas?|exames?|exercícios|simulado|ficha de trabalho|questões)'],
    ['lesson', '(?:plano de aula|sequência didática|aula|lição|oficina|curso|ementa)'],
    [
      'document',
      '(?:carta de (?:apresentação|motivação|recomendação)|currículo|curriculum|cv|contratos?|relatórios?|propostas?|plano de negócios?|orçamento|política|ata|requerimento|vaga|anúncio de emprego|documento|acordo|regulamento|manual|modelo|procuração|história de usuário|declaração|checklist)',
    ],
    ['dialogue', '(?:diálogos?|conversa|roteiro|guião|cena|peça (?:de teatro)?|esquete|sketch|entrevista com)'],
    ['recipe', '(?:receitas?)'],
    [
      'meals',
      '(?:(?:plano|cardápio|ementa|menu)(?: semanal)?(?: de refeições| alimentar| de dieta)?(?= (?:semanal|de refeições|alimentar|vegetarian|vegan|saudável|para a semana|da semana|barat))|plano (?:alimentar|de refeições)|cardápio|ementa semanal|marmitas?|dieta)',
    ],
    [
      'trip',
      '(?:roteiro (?:de viagem|de \\d+ dias|turístico)|itinerário|viagem|excursão|férias|escapadinha|lua de mel|dias em|passeio)',
    ],
    [
      'training',
      '(?:(?:plano|rotina|programa|cronograma|horário) de (?:treinos?|exercícios?|estudos?|academia|corrida)|treinos?)',
    ],
    ['schedule', '(?:horários?|agenda|calendário|cronograma|pauta|reuni(?:ão|ões)|rotina|escala)'],
    ['outline', '(?:esquema|índice|sumário|estrutura|esboço)'],
    ['plan', '(?:planos?|estratégias?|projeto|festa|evento|casamento|lançamento|mudança|planejamento|planeamento)'],
    ['names', '(?:nomes?|apelidos?)'],
    ['ideas', '(?:ideias?|sugestões|temas|presentes?|prendas?|atividades|jogos|desafios|brincadeiras)'],
    ['recommend', '(?:recomendações|livros|filmes|séries|podcasts|restaurantes|hotéis|aplicativos)'],
    ['timeline', '(?:cronologia|linha do tempo)'],
    ['advice', '(?:conselhos|dicas)'],
    ['howto', '(?:instruções|passo a passo|tutorial)'],
    ['image', '(?:imagem|imagens|ilustração|desenho|foto|fotografia|logo|logotipo|cartaz)'],
    ['list', '(?:listas?|tabelas?|exemplos|razões|motivos)'],
    ['describe', '(?:descrição|definição|introdução a|explicação)'],
    ['evaluate', '(?:análise|resenha|crítica|avaliação|comparação|comparativo)'],
    [
      'text',
      '(?:parágrafos?|textos?|textinho|frases?|trecho|introdução|conclusão|conteúdo|biografia|prefácio|legenda)',
    ],
  ],
  question:
    'quem|(?:o )?que|oq|quando|onde|qual|quais|por ?qu[eê]|porqu[eê]|pq|como|quant[oa]s?|em que|de que|com que|a que|de quem|de onde|para que|pra que|é|são|há|tem|pode|podem|posso|dá para|dá pra|está|existe|devo|deveria|vale a pena|e se|será que|compensa|grávidas',
  request:
    'lei?a|consider[ea]|adivinh[ea]|respond[ae]|identifi(?:que|ca)|determin[ea]|escolh[ae]|selecion[ea]|complet[ea]|preench[ae]|relacion[ea]|orden[ea]|estim[ea]|prevej[ae]|encontr[ea]|busqu[ea]|procur[ea]|verifi(?:que|ca)|imagin[ea]|suponha|diga|diz|ajud[ea]|mud[ea]|convert[ae]|acrescent[ea]|adicion[ea]|elimin[ea]|cont[ea]|compar[ea]|observ[ea]|estud[ea]|us[ea]|utiliz[ea]|faça|faz|olh[ea]|vej[ae]|dê|dá|dad[oa]',
  unfinished: 'é|são|de|do|da|o|a|em|com|por|para|e|ou|como|que|chamad[oa]|porque|um|uma|no|na',
  wish: 'us[ea]|utiliz[ea]|inclu[^\\s]*|acrescent[ea]|adicion[ea]|certifi(?:que|ca)-[st]e|evit[ea]|não|nunca|sem|só|apenas|somente|limit[ea]|deve(?:m|ria)?|tem (?:de|que)|o (?:texto|tom|e-?mail|conto) deve|dê|dá|ofereç[ae]|foqu?[ea]|mencion[ea]|expliqu[ea] (?:o seu|seu|cada)|mostr[ea]|mantenh?[^\\s]*|format[ea]|respond[ae]|comec[ea]|termin[ea]|máximo|mínimo|no máximo|no mínimo|pelo menos|até|por favor|também|além disso|que seja|quero que|seja|com um tom|o tom|a extensão|o formato|o público|tom|em português|no fim|no final|devolv[ae]|retorn[ea]|apresent[ea]|orden[ea]|marque|separ[ea]|coloque',
  above: '(?:o )?(?:texto |código |mensagem |parágrafo )?(?:acima|anterior(?:es)?|supracitad[oa])',
  formal: '(?!)',
  slots: {
    audience:
      'para (?:um |uma |meu |minha |meus |minhas |os |as |o |a |o meu |a minha |os meus |as minhas |uns |quem )?(?:\\w+ ){0,2}?(?:iniciantes?|principiantes?|crianças?|alun[oa]s?|estudantes?|adultos|adolescentes|clientes?|leitores|usuários|utilizadores|pais|professor(?:es|a)?|chef[ea]|equipe|equipa|funcionários|colaboradores|colegas|amig[oa]s?|especialistas|público|idosos|av[óô]s?|família|filh[oa]s?|turma|investidores|leigos?|mãe|pai|marido|esposa|namorad[oa]|vizinh[oa]s?|recrutador(?:es|a)?|senhorio)|a(?:o|os|à|às)? (?:meu|minha|meus|minhas|um|uma|o meu) (?:\\w+ )?(?:chef[ea]|clientes?|professor|professora|amig[oa]|vizinh[oa]s?|senhorio|equipe|equipa|mãe|pai|filh[oa]|colegas?|pais|namorad[oa]|avó)|(?:ao|à|aos|às) (?:chef[ea]|clientes?|professor(?:a|es)?|vizinh[oa]s?|equipe|equipa|pais|colegas|proprietário|recrutador)|pr[ao] (?:meu|minha|um|uma)? ?(?:chef[ea]|clientes?|amig[oa]|mãe|pai|namorad[oa]|professor[a]?|crianças?)|dirigid[oa] a|voltad[oa] para|público[- ]alvo|como se eu tivesse|em (?:termos|palavras|linguagem) (?:simples|fáceis)|sem conhecimentos?|leig[oa]s?|de \\d+ anos',
    tone: 'tom|estilo|formal|informal|profissional|amigável|simpátic[oa]|divertid[oa]|engraçad[oa]|séri[oa]|educad[oa]|cordial|acadêmic[oa]|académic[oa]|coloquial|descontraíd[oa]|persuasiv[oa]|próxim[oa] e|romântic[oa]|dramátic[oa]|irônic[oa]|irónic[oa]|humor|bem-humorad[oa]|entusiasmad[oa]|poétic[oa]|criativ[oa]|cativante|elegante|caloros[oa]|emocionante|leve',
    format:
      'listas?|tópicos|bullets?|em pontos|tabela|json|csv|markdown|html|formato|passos|secções|seções|títulos|subtítulos|versos|estrofes|rimas?|colunas|esquema|numerad[oa]s?|modelo|soneto|haiku|haicai|passo a passo',
    length:
      '(?:\\d+|um|uma|dois|duas|três|quatro|cinco|seis|dez|cem|poucas) (?:palavras?|frases?|parágrafos?|páginas?|linhas?|caracteres|minutos|estrofes|capítulos)|breves?|brevemente|curt[oa]s?|curtinh[oa]|concis[oa]|detalhad[oa]|extens[oa]|resumid[oa]|sucint[oa]|longo|longa',
    deadline:
      'prazo (?:de entrega|final|máximo|limite|é|até)|data limite|antes d[eoa] |(?:até|para) (?:amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo|o fim do|o final d[eoa]|a próxima|dia \\d)|urgente|em (?:\\d+|dois|duas|três|quatro|seis) (?:dias|semanas|meses|horas)',
    context:
      'porque|já que|pois|devido a|(?:eu )?sou (?:um|uma|estudante|professor[a]?|nov[oa]|de|formad[oa])|trabalho (?:em|como|n[oa]|numa?)|tenho (?:um|uma|\\d+|dois|duas)|(?:minha|nossa|nosso|meu) (?:empresa|equipe|equipa|situação|objetivo|projeto|orçamento|negócio|loja|trabalho|cliente|chefe|casamento)|contexto|estudo|estou (?:me preparando|a preparar|pensando|a pensar|fazendo|a fazer|procurando|começando|aprendendo)|moro em|vivo em|estamos|para que|pra que|vou (?:viajar|fazer|ter|receber|mudar)|recebi|acabei de',
    constraints:
      'não|sem|evit\\w+|só|apenas|somente|deve(?:m)?|no máximo|no mínimo|máximo|mínimo|pelo menos|exatamente|exceto|certifique-se|inclu\\w+|limite|entre \\d+ e \\d+|até \\d+|levando em conta|tendo em conta|respeit\\w+|destac\\w+|usando|com no',
  },
  traits: {
    steps:
      'passo a passo|(?:expliqu|mostr|justifi)[^\\s]* (?:seus?|suas?|teus?|tuas?|os|o|a|cada) (?:resposta|raciocínio|passos?|cálculos?|contas?|procedimento)|(?:o )?raciocínio|mostr[ea] as contas|como (?:chegou|chegaste)',
    examples: 'exemplos?|por exemplo|exemplifi\\w+',
    reasons: 'por ?qu[eê]|porqu[eê]|raz(?:ão|ões)|justifi\\w+|expli\\w+|motivos?',
    count:
      '(?:\\d+|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vinte) (?!palavras|caracteres|linhas|páginas|parágrafos|frases|minutos|horas|anos|reais|euros|mil|km|kg|ml|crianças|filhos|amig|irmã|pessoas|estrofes|versos|capítulos)\\w+|uma dúzia',
    sources: 'fontes?|cit[ea]|referências|bibliografia|evidências?|estudos científicos|links',
    recent:
      'atua(?:l|is|lmente)(?! posição)|hoje(?: em dia)?|recentes?|recentemente|este ano|mais nov[oa]|preço|cotação|202\\d|presidente(?: atual)?|campeão|neste momento',
    health:
      'saúde|saudáve(?:l|is)|dieta|vegan[oa]s?|peso|emagrec\\w+|exercícios?|vitaminas?|suplementos?|medicamentos?|remédios?|sintomas?|doenças?|vírus|vacinas?|covid|câncer|cancro|diabetes|pressão alta|tensão|gr[áa]vid\\w+|gravidez|dormir|sono|insônia|insónia|ansiedade|depressão|terapia|dor(?:es)?|febre|gripe|médic[oa]|alergia|calorias|jejum|músculos?',
    money:
      'invest(?:ir|imento|imentos|e)|ações|cripto\\w*|bitcoin|hipoteca|financiamento|empréstimo|dívidas?|impostos?|irs|imposto de renda|aposentadoria|reforma|pensão|salário|seguro|juros|inflação|banco|poupança|poupar|economizar|aluguel|renda|arrendar|cartão de crédito|selic|tesouro',
    law: 'caução|despejo|multa|don[oa] d[oa] (?:ap[êe]|apartamento|imóvel|casa)|aviso prévio|direitos trabalhistas|procon|lega(?:l|is|lmente)|ilegal|leis?|advogad[oa]|processar|contrato|visto|senhorio|inquilin[oa]|divórcio|guarda d[oe]s? filhos?|direitos? autora(?:l|is)|patente|imigração|tribunal|indenização|indemnização|herança|testamento|demissão|despedimento|clt',
    travel:
      'viaj\\w+|viage(?:m|ns)|férias|turism\\w+|turista|visitar|itinerário|voos?|hote(?:l|is)|mochil\\w+|passeios?|lua de mel',
    technology:
      'software|aplicaç(?:ão|ões)|aplicativos?|app|computador|notebook|portátil|celular|telemóvel|iphone|android|windows|mac|linux|excel|word|navegador|chrome|wi-?fi|roteador|router|servidor|nuvem|sql|api|docker|git|python|java|javascript|react|base de dados|banco de dados|site|impressora|planilha',
    table: 'tabelas?|colunas|linhas e colunas',
    mail: 'e-?mails?',
    fiction: 'ficção|fictíci[oa]|personagem|no filme|no livro',
    expert:
      '(?:especialista|consultor[a]?|perit[oa]|engenheir[oa]|programador[a]?|desenvolvedor[a]?|analista|assessor[a]?|treinador[a]?|coach|advogad[oa]|médic[oa]|nutricionista|contador[a]?|contabilista|editor[a]?|economista|cientista|pesquisador[a]?|investigador[a]?|psicólog[oa]|designer|arquitet[oa]|gerente|gestor[a]?|professor[a]?|redator[a]?|copywriter|recrutador[a]?|personal trainer)',
    ongoing:
      'conversa|a partir de agora|(?:a )?minha primeira (?:pergunta|solicitação|frase)|primeira (?:pergunta|frase)|vamos começar|comecemos|(?:eu )?(?:vou|irei) (?:te |lhe |dizer|escrever|perguntar|responder|praticar|enviar|mandar)|durante toda|a cada|cada vez|esper[ea] (?:pela minha|minha|eu)|faça uma pergunta de cada vez|uma pergunta por vez|converse comigo|fale comigo',
    person: 'quem (?:é|foi|era|são|foram) [^?]{2,40}\\?*$',
    ownVoice: 'eu|meu|minha|meus|minhas|mim|sou|estou|tenho|quero|moro|vivo|trabalho|consigo|preciso',
  },
} as const satisfies LexiconSource;
